import { unit } from "#domain/content/phase.ts";
import { Hono } from "hono";
import {
  allCertificatesSchema,
  certificateNameSchema,
  newCertificateSchema,
} from "#domain/certificates/certificate-schemas.ts";
import { idSchema } from "#domain/format/shared-schemas.ts";
import { collectCertificateFacts, toPublicCertificate } from "../../certificates/describe-certificate.ts";
import {
  findCertificate,
  issueCertificate,
  issueToAllFinished,
  listStudentCertificates,
  revokeCertificate,
  saveCertificateName,
} from "../../db/certificates/certificates.ts";
import { sendDownload } from "../../http/send-download.ts";
import { validateBody, validateQuery } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import type { StaffEnv } from "./guard.ts";

const notInForce = { error: "There is no such certificate in force." };

export const certificateRoutes = ({ db, now, drawCertificate }: Services) =>
  new Hono<StaffEnv>()
    .get("/", validateQuery(idSchema), async (c) =>
      c.json({ certificates: await listStudentCertificates(db, c.req.valid("query").id) }),
    )
    /** The paper with the name, also where it is not public: to hand over to the student. */
    .get("/paper", validateQuery(idSchema), async (c) => {
      const row = await findCertificate(db, c.req.valid("query").id);
      if (!row || row.revoked_at) return c.json(notInForce, 404);
      const paper = await drawCertificate({ ...toPublicCertificate(row), name: row.name || null }, "pdf");
      return sendDownload(c, "certificate.pdf", "application/pdf", paper);
    })
    .post("/", validateBody(newCertificateSchema), async (c) => {
      const given = { ...c.req.valid("json"), describe: collectCertificateFacts };
      const outcome = await issueCertificate(db, given, now(), c.var.staffName);
      if (outcome.kind === "missing") return c.json({ error: "Student not found" }, 404);
      if (outcome.kind === "unfinished")
        return c.json({ error: `This student has ${unit.many} left to complete.` }, 409);
      return c.json(outcome.certificate, outcome.kind === "issued" ? 201 : 200);
    })
    .post("/all", validateBody(allCertificatesSchema), async (c) => {
      const given = { ...c.req.valid("json"), describe: collectCertificateFacts };
      return c.json(await issueToAllFinished(db, given, now(), c.var.staffName));
    })
    .post("/name", validateBody(certificateNameSchema), async (c) => {
      const saved = await saveCertificateName(db, c.req.valid("json"), now(), c.var.staffName);
      return saved ? c.json(saved) : c.json(notInForce, 404);
    })
    .post("/revoke", validateBody(idSchema), async (c) => {
      const { id } = c.req.valid("json");
      return (await revokeCertificate(db, id, now(), c.var.staffName)) ? c.json({ id }) : c.json(notInForce, 404);
    });
