/** Profiles that spread a model over regions carry the name of their group before the model's own id. */
const profileId = /^(?:us|us-gov|eu|apac|au|ca|jp|global)\.(?<model>.+)$/;

/** The model behind an inference profile; undefined for what is a model itself. */
export const modelBehind = (modelId: string): string | undefined => profileId.exec(modelId)?.groups?.model;
