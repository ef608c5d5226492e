/** A stop with one line for the person at the keyboard: what is wrong and what to do. Printed without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}

/**
 * Runs a script's work; a refusal, or an option it does not know, ends it with one line and exit code 1, anything else is
 * a bug and keeps its stack.
 */
export async function endOnRefusal(work, say = console.error) {
  try {
    await work();
  } catch (error) {
    const isTheirs = error instanceof Refusal || String(error?.code).startsWith('ERR_PARSE_ARGS_');
    if (!isTheirs) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
