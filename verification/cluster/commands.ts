/** Why commands of a fence are left out, by what they are. The first that fits gives the reason. */
const reasons: readonly (readonly [reason: string, command: RegExp])[] = [
  ['needs an account at AWS', /^(?:aws|eksctl) |\baws [a-z0-9]+ |^REGISTRY=/],
  ['needs a kubelet', /^kubectl (?:exec|logs|port-forward) |^kubectl run .*--attach/],
  // What it asks is behind the forwarded port.
  ['needs a kubelet', /^curl -s http:\/\/localhost:8000/],
];

/** What of a fence is run, and what is left, with its reason. */
export interface FenceCommands {
  readonly run: readonly string[];
  readonly left: Readonly<Record<string, readonly string[]>>;
}

/** Takes the commands of a shell fence apart: each ends with its line, unless the line goes on. */
export function commandsOf(code: string): string[] {
  return code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Says which commands of a fence an API server can take, and why it cannot take the others. */
export function divide(code: string): FenceCommands {
  const left: Record<string, string[]> = {};
  const run = commandsOf(code).filter((command) => {
    const [reason] = reasons.find(([, pattern]) => pattern.test(command)) ?? [];
    if (reason !== undefined) (left[reason] ??= []).push(command);
    return reason === undefined;
  });
  return {run, left};
}
