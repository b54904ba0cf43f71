/**
 * Puts the assistant's model beside the built site, trained when what it is made of changed, so that the server that
 * starts from there need not train.
 * @param {string} siteFolder
 */
export async function keepAssistantModel(siteFolder) {
  const { hashOfSources, keepModel, readModel, workshopFolder } = await import("#server/chat/classifier/model-file.ts");
  const inputs = hashOfSources();
  if (readModel(inputs, [siteFolder])) return;
  keepModel(inputs, readModel(inputs, [workshopFolder]) ?? (await trained(workshopFolder)), siteFolder);
}

/** @param {string} folder */
async function trained(folder) {
  const { freshModel } = await import("#server/chat/classifier/fresh-model.ts");
  const started = performance.now();
  console.log("Training the chat's assistant ...");
  const model = freshModel(folder);
  console.log(`Trained in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return model;
}
