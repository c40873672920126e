export const handler = async () => "doubling";
