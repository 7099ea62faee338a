/** Runs a slow step: announces it, and reports afterwards how long it took. */
export async function step(name, work) {
  console.log(`${name}…`);
  const started = Date.now();
  const result = await work();
  console.log(`${name} took ${Math.max(1, Math.round((Date.now() - started) / 1000))} s.`);
  return result;
}
