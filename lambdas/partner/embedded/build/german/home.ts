/** How a line is read: bank.ts. */
export const home = `
title | Mein Haus und meine Stadt
photo | Auf dem Foto ist eine Straße in einer großen Stadt. Ich sehe Geschäfte, Autos und viele Leute.
new | der Vorort: the suburb, lebhaft: lively, der Stau: the traffic jam, öffentliche Verkehrsmittel: public transport, umziehen: to move house
f present | Wo wohnst du? | Where do you live? | Ich wohne mit meiner Familie in einem kleinen Haus in London.
fh present | Was gibt es in deiner Stadt? | What is there in your town? | In meiner Stadt gibt es ein Kino, Geschäfte und einen großen Park. Ich wohne gern dort.
h present | Was sind die Vorteile und Nachteile deiner Stadt? | What are the advantages and disadvantages of your town? | Es gibt viele Geschäfte und gute Verkehrsmittel, aber die Straßen sind schmutzig und es gibt zu viele Autos.
f past | Was hast du neulich in der Stadt gemacht? | What have you done in town recently? | Letzten Samstag habe ich mit meiner Mutter in der Stadt einen Pullover gekauft.
fh past | Wie hast du letzte Woche zu Hause geholfen? | How did you help at home last week? | Letzte Woche habe ich mein Zimmer aufgeräumt und abgewaschen. Das war langweilig.
h past | Wie war deine Stadt früher, und was hat sich geändert? | What was your town like before, and what has changed? | Früher war meine Stadt ruhiger und es gab weniger Autos. Man hat ein großes Einkaufszentrum gebaut.
f future | Was wirst du am Samstag in der Stadt machen? | What will you do in town on Saturday? | Am Samstag werde ich einkaufen gehen und einen Burger essen.
fh future | Was wirst du einem deutschen Freund in deiner Stadt zeigen? | What will you show a German friend in your town? | Ich werde meinem Freund das Schloss und den Markt zeigen, und wir werden in einem Restaurant essen.
h future | Wo wirst du später wohnen, und warum? | Where will you live later, and why? | Ich werde später in einer Großstadt wohnen, weil ich dort leichter eine Arbeit finden werde.
f conditional | Wie wäre dein ideales Haus? | What would your ideal house be like? | Mein ideales Haus wäre sehr groß und es würde ein Schwimmbad haben.
fh conditional | Wo würdest du später gern wohnen? | Where would you like to live later? | Ich würde gern am Meer wohnen, weil ich den Strand und die Sonne liebe.
h conditional | Was würdest du machen, um deine Stadt zu verbessern? | What would you do to improve your town? | Ich würde mehr Radwege bauen und ein Jugendzentrum öffnen, weil man am Abend nichts machen kann.
f opinion | Was ist dein Lieblingszimmer, und warum? | What is your favourite room, and why? | Mein Lieblingszimmer ist mein Schlafzimmer, weil es bequem und ruhig ist.
fh opinion | Wie findest du deine Stadt? | What do you think of your town? | Ich finde meine Stadt schön, aber es gibt nicht genug Geschäfte.
h opinion | Wohnst du lieber in der Stadt oder auf dem Land? Begründe deine Meinung. | Do you prefer living in town or in the country? Give reasons for your opinion. | Ich wohne lieber in der Stadt, weil sie lebhafter als das Dorf ist, obwohl es mehr Lärm gibt.
f ask | Stell mir eine Frage über mein Haus. | Ask me a question about my house. | Wie ist dein Haus?
fh ask | Stell mir eine Frage über meine Stadt. | Ask me a question about my town. | Was gibt es in deiner Stadt?
fh ask | Stell mir eine Frage über mein Zimmer. | Ask me a question about my room. | Was gibt es in deinem Zimmer?
h ask | Stell mir eine Frage über die Verkehrsmittel in meiner Stadt. | Ask me a question about transport in my town. | Wie sind die Verkehrsmittel in deiner Stadt?
`;
