import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { LanguageModel } from "../../local/services/bedrock/chatServer.ts";
import { tokensOf } from "../prompts/countingModel.ts";
import { script } from "../prompts/lesson.ts";

type Schema = { properties: Record<string, unknown> };
type Chat = {
  stream?: boolean;
  messages: unknown[];
  tools?: { function: { name: string; parameters: Schema } }[];
};

/** As long as a reply is, and each asks something else: Mark is kept from asking twice. */
const texts = [
  "La pizza avec tes amis, c'est vraiment une bonne idée pour le samedi. Qu'est-ce que tu préfères manger quand tu es à la maison ?",
  "Moi aussi, j'adore les promenades à la campagne avec mon chien, même en hiver. Où est-ce que tu vas le plus souvent avec ta famille ?",
  "C'est super, la glace au chocolat est aussi mon dessert préféré depuis toujours. Est-ce que tu fais du sport pendant la semaine ?",
  "Je comprends, les devoirs du dimanche soir sont toujours fatigants pour moi aussi. Quelle matière est-ce que tu aimes le plus au collège ?",
  "Le cinéma avec ton frère, ça va être génial, et le lac aussi quand il fait beau. Quel film est-ce que vous voulez voir ensemble ?",
  "J'aime beaucoup nager en été avec mes cousins, parce que l'eau du lac est fraîche. Tu préfères les vacances à la mer ou à la montagne ?",
  "C'est intéressant, chez moi nous mangeons souvent des pâtes le vendredi soir. Qui fait la cuisine chez toi pendant le week-end ?",
  "Le foot au parc, c'est bien pour la santé, et en plus c'est gratuit. À quelle heure est-ce que tu te lèves le samedi matin ?",
  "Ma sœur dit la même chose de notre chien, qui adore courir près de la rivière. Est-ce que tu as des animaux à la maison ?",
  "Je voudrais aussi apprendre la guitare l'année prochaine, mais c'est assez difficile. Quelle musique est-ce que tu écoutes le soir ?",
];

/** A model that says as much as a real one would, never the same twice, and counts its tokens. */
export const countedModel = async () => {
  const tokens = { in: 0, out: 0 };
  let replies = 0;
  const answer = (response: ServerResponse, { stream, messages, tools }: Chat): void => {
    const asked = tokensOf(JSON.stringify({ messages, tools }));
    const usageOf = (said: string) => {
      const out = tokensOf(said);
      tokens.in += asked;
      tokens.out += out;
      return { prompt_tokens: asked, completion_tokens: out, total_tokens: asked + out };
    };
    if (stream) {
      replies += 1;
      // With its number in each sentence, so that none was spoken before.
      const content = String(texts[replies % texts.length]).replaceAll(/(?=\.| \?)/g, `, numéro ${replies}`);
      const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
      response.writeHead(200, { "content-type": "text/event-stream" });
      send({ choices: [{ delta: { content }, finish_reason: null }] });
      send({ choices: [{ delta: {}, finish_reason: "stop" }] });
      send({ choices: [], usage: usageOf(content) });
      response.end("data: [DONE]\n\n");
      return;
    }
    const [tool] = tools ?? [];
    const said: Readonly<Record<string, unknown>> = script;
    const names = Object.keys(tool?.function.parameters.properties ?? {});
    const filled = JSON.stringify(Object.fromEntries(names.map((name) => [name, said[name]])));
    const call = { id: "1", function: { name: tool?.function.name, arguments: filled } };
    response.writeHead(200, { "content-type": "application/json" });
    const choices = [{ message: { tool_calls: [call] }, finish_reason: "tool_calls" }];
    response.end(JSON.stringify({ choices, usage: usageOf(filled) }));
  };
  const server = createServer(async (request, response) => {
    answer(response, (await json(request)) as Chat); // only the emulator asks here
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has no other kind of address
  const model: LanguageModel = { baseUrl: `http://127.0.0.1:${port}/v1`, model: "counted" };
  return {
    model,
    tokens,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
