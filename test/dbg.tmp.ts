import { examine } from "/work/g/lambdas/partner/embedded/examine.ts";
import { utteranceOf } from "/work/g/lambdas/partner/embedded/utterance.ts";
import { momentOf } from "/work/g/test/lambdas/embedded/lesson.ts";
const [lang, q, a] = process.argv.slice(2);
const u = utteranceOf(examine(momentOf(lang as any, a!, { text: q! })));
console.log("standing", examine(momentOf(lang as any, a!, { text: q! })).standing, u.feeling, [...u.tells].join());
for (const s of u.statements) console.log(JSON.stringify({v:s.verb,t:s.tense,s:s.subject,den:s.isDenied,dep:s.isDependent,plan:s.isPlan,m:s.mentions.map(m=>m.gloss+(m.isGiven?"(given)":"")+(m.told?" told:"+m.told.statement.text:""))}));
for (const t of u.things) console.log(t.gloss, t.subject, t.tense, t.isMine, JSON.stringify(t.formsAs("own")??0), JSON.stringify(t.formsAs("that")??0), JSON.stringify(t.formsAs("kind")??0));
