/** The settings, read by server/env.ts; a wrong one ends the command with the one line that names it. */
export async function readSettings() {
  const { EnvError, readEnv } = await import("#server/env.ts");
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
