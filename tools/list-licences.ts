import { writeFileSync } from "node:fs";
import { describeLicences, listLicences } from "./licences.ts";

writeFileSync("docs/licences.md", describeLicences(listLicences()));
