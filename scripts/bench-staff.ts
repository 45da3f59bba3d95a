import { formatStaffFigures, measureStaff } from "./bench/staff.ts";
import { requireNode24 } from "./require-node.ts";

requireNode24();
process.stdout.write(formatStaffFigures(await measureStaff()));
