/** Trains the assistant when what it is made of changed, so that the server that starts next need not. */
export async function keepAssistantModel() {
  const { hashOfSources, readModel } = await import("#server/chat/classifier/model-file.ts");
  if (readModel(hashOfSources())) return;
  const started = performance.now();
  console.log("Training the chat's assistant ...");
  const { freshModel } = await import("#server/chat/classifier/fresh-model.ts");
  freshModel();
  console.log(`Trained in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
