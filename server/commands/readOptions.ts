import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './runCommand.ts';

/** The options of a command as they were typed. @throws UsageError with what is wrong and how it is used. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
  args?: string[],
) {
  try {
    return parseArgs({ options, ...(args && { args }) }).values;
  } catch (failure) {
    const [why] = failure instanceof Error ? failure.message.split('. ') : [];
    throw new UsageError(`${why}. Usage: ${usage}`, { cause: failure });
  }
}
