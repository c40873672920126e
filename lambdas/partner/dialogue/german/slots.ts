/** Questions with the student's clause in them: "name | question | simpler question | model answer". See `graph/slots.ts`. */
export const slots = `
since | Seit wann {asks}? | Ist das etwas Neues für dich? | Seit drei Jahren, weil eine Freundin mich dazu gebracht hat und es mir viel Spaß macht.
who-with | Mit wem {asks}? | Ist das mit deiner Familie oder mit Freunden? | Meistens mit meinen Freunden, weil es zusammen mehr Spaß macht.
where | Wo {asks}? | Machst du das in der Schule oder in einem Verein? | In einem Verein in der Nähe, weil die Stimmung dort sehr gut ist.
how-often | Wie oft {asks}? | Ist das jeden Tag oder einmal pro Woche? | Zweimal pro Woche, weil ich sonst zu viele Hausaufgaben habe.
when | Wann {asks}? | Ist das morgens oder abends? | Meistens abends nach den Hausaufgaben, weil ich morgens keine Zeit habe.
who-went | Mit wem {asks}? | Warst du mit deiner Familie oder mit Freunden dort? | Ich war mit meiner Familie dort und wir hatten viel Spaß zusammen.
went-why | Warum {asks}? | War das deine eigene Idee? | Das war meine Idee, weil ich schon lange Lust darauf hatte.
will-who | Mit wem {asks}? | Ist das mit deiner Familie oder mit Freunden? | Ich werde es mit meinen Freunden machen, weil wir zusammen viel lachen.
will-when | Wann {asks}? | Ist das diese Woche oder später? | Ich werde es nächsten Samstag machen, weil ich dann keine Schule habe.
will-why | Warum {asks}? | Wäre das lustig oder nützlich? | Weil ich glaube, dass es eine spannende und nützliche Erfahrung wäre.
like-why | Warum {asks}? | Ist es, weil es Spaß macht? | Weil es Spaß macht und ich dabei gut abschalten kann.
hate-why | Warum {asks}? | Ist es, weil es langweilig ist? | Weil ich es langweilig finde und lieber etwas anderes mache.
not-why | Warum {asks}? | Gibt es einen besonderen Grund? | Weil es nicht mein Ding ist und ich lieber etwas anderes mache.
learn-why | Warum {asks}? | Ist das nützlich für deine Zukunft? | Weil es später nützlich sein wird und ich es spannend finde.
`;
