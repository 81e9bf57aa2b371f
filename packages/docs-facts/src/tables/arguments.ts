/** Reads the arguments of a marker. */

/**
 * Takes the one argument of a marker.
 *
 * @param args - the words after the name
 * @param usage - how to write the marker, for the message
 * @returns the argument
 * @throws Error when there is none or more than one
 */
export function onlyArgument(args: readonly string[], usage: string): string {
  const [argument] = args;
  if (args.length !== 1 || argument === undefined) throw new Error(usageMessage(args, usage));
  return argument;
}

/**
 * Takes the first argument and the optional ones after it.
 *
 * @param args - the words after the name
 * @param most - the largest number of arguments
 * @param usage - how to write the marker, for the message
 * @returns the first argument and the rest
 * @throws Error when there is none or there are too many
 */
export function leadingArgument(
  args: readonly string[],
  most: number,
  usage: string,
): [string, ...string[]] {
  const [first, ...rest] = args;
  if (first === undefined || args.length > most) throw new Error(usageMessage(args, usage));
  return [first, ...rest];
}

function usageMessage(args: readonly string[], usage: string): string {
  return `Wrong number of arguments (${args.length}). Write "${usage}".`;
}
