const step = 100;

/**
 * The answer of another process, or an error if it does not come in time. The wait is counted in steps: time in which this
 * process itself was busy, as it is while it starts, is one of them. A plain timer would go off before the answer is read that
 * has come meanwhile.
 */
export function answerInTime<Answer>(answer: Promise<Answer>, milliseconds: number, error: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let steps = Math.ceil(milliseconds / step);
    const timer = setInterval(() => {
      steps -= 1;
      if (steps > 0) return;
      clearInterval(timer);
      reject(new Error(error));
    }, step).unref();
    answer.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
