import { startFakeTeamChat, type Behaviour } from "../tests/support/fake-team-chat.ts";
import { contactMessage } from "../tests/support/sample-requests.ts";
import { inTempFolder } from "../tests/faults/scenario.ts";
import { createSiteProcess } from "../tests/support/site-process.ts";
import { medianOf, percentileOf } from "./figures.ts";

const submissions = 300;
const parallel = 10;

/** Response times of a submission with a healthy team chat and with one that hangs. */
export async function measureSubmissions() {
  const results = [];
  for (const behaviour of ["normal", "hang"] as const) results.push({ chat: behaviour, ...(await measure(behaviour)) });
  return results;
}

const measure = (behaviour: Behaviour) =>
  inTempFolder(async (folder) => {
    const chat = await startFakeTeamChat({ behave: () => behaviour });
    const site = await createSiteProcess({
      DATABASE_URL: `file:${folder}/site.db`,
      CONTACT_WEBHOOK_URL: chat.urlOf("contact"),
    });
    await site.start();
    const waits: number[] = [];
    await Promise.all(
      Array.from({ length: parallel }, async () => {
        for (let sent = 0; sent < submissions / parallel; sent += 1) {
          const start = performance.now();
          const response = await fetch(`${site.url}/api/contact`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(contactMessage),
          });
          if (response.status !== 201) throw new Error(`answered ${response.status}`);
          waits.push(performance.now() - start);
        }
      }),
    );
    await site.end();
    await chat.stop();
    return { median: medianOf(waits), p99: percentileOf(waits, 0.99) };
  });
