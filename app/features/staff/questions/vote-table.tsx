import type { VoteTally } from "#domain/assistant/asked-question.ts";

/** Which answers please visitors, the least liked first. */
export function VoteTable({ votes }: { votes: readonly VoteTally[] }) {
  if (votes.length === 0) return null;
  return (
    <section aria-labelledby="votes" className="grid max-w-[36rem] gap-2">
      <h3 id="votes" className="text-h4">
        Answers by subject
      </h3>
      <table aria-labelledby="votes" className="w-full text-left text-small">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 pr-3">
              Subject
            </th>
            <th scope="col" className="py-2 pr-3 text-right">
              Helpful
            </th>
            <th scope="col" className="py-2 text-right">
              Not helpful
            </th>
          </tr>
        </thead>
        <tbody>
          {votes.map(({ subject, up, down }) => (
            <tr key={subject} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 font-[550] wrap-anywhere">
                {subject}
              </th>
              <td className="label-mono py-2 pr-3 text-right">{up}</td>
              <td className="label-mono py-2 text-right">{down}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
