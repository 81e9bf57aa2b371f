/**
 * Runs a command line. The exit code is the number that the command returns, or else 0. When it throws,
 * its message goes to standard error, because standard output may belong to a protocol, and the exit code
 * is 2.
 */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    const status = await command();
    process.exitCode = typeof status === 'number' ? status : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
