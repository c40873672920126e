/** How a line is read: bank.ts. */
export const environment = `
title | Die Umwelt
photo | Auf dem Foto sind junge Leute in einem Wald. Sie sammeln Plastikflaschen, um die Natur zu schützen.
new | die Erderwärmung: global warming, der Abfall: waste, verschwenden: to waste, die Solarenergie: solar energy, bedrohte Tiere: endangered animals
f present | Was machst du für die Umwelt? | What do you do for the environment? | Für die Umwelt recycle ich Papier und Glas, weil das einfach ist.
fh present | Wie kommst du zur Schule, und warum? | How do you get to school, and why? | Ich fahre mit dem Rad zur Schule, weil das gesund und gut für die Umwelt ist.
h present | Welche Umweltprobleme gibt es in deiner Gegend? | What environmental problems are there in your area? | In meiner Gegend ist die Luft schmutzig, weil es zu viele Autos gibt, und überall liegt Müll.
f past | Was hast du letzte Woche für die Umwelt gemacht? | What did you do for the environment last week? | Letzte Woche habe ich Papier und Flaschen gesammelt. Das war einfach.
fh past | Was hat deine Schule für die Umwelt gemacht? | What has your school done for the environment? | Meine Schule hat Bäume gepflanzt und wir haben viel Papier gesammelt.
h past | Was hast du neulich gegen den Müll gemacht? | What have you done recently about waste? | Ich habe im Park Müll gesammelt und keine Plastikflaschen mehr gekauft, weil sie schlecht für die Umwelt sind.
f future | Was wirst du für die Umwelt machen? | What will you do for the environment? | Ich werde weniger Plastik benutzen und einen Baum pflanzen, weil das wichtig ist.
fh future | Wie wirst du zu Hause die Umwelt schützen? | How will you protect the environment at home? | Zu Hause werde ich die Umwelt schützen und weniger Wasser benutzen.
h future | Wie wird die Welt in zwanzig Jahren sein? | What will the world be like in twenty years? | In zwanzig Jahren wird es wärmer sein, aber wir werden mehr Solarenergie benutzen und es wird weniger Autos geben.
f conditional | Was würdest du gern für Tiere machen? | What would you like to do for animals? | Ich würde gern Tiere schützen, weil sie wichtig sind.
fh conditional | Was würdest du in deiner Stadt für die Umwelt ändern? | What would you change in your town for the environment? | Ich würde mehr Busse und mehr Bäume haben, weil die Luft dann sauberer wäre.
h conditional | Was würdest du für die Umwelt machen, wenn du Politiker oder Politikerin wärst? | What would you do for the environment if you were a politician? | Ich würde Plastiktüten verbieten und mehr Züge bauen, weil Flugzeuge zu viel Schmutz machen.
f opinion | Was ist das größte Umweltproblem, deiner Meinung nach? | What is the biggest environmental problem, in your opinion? | Meiner Meinung nach ist der Verkehr das größte Problem, weil es zu viele Autos gibt.
fh opinion | Ist Recycling wichtig, deiner Meinung nach? | Is recycling important, in your opinion? | Ich denke, dass Recycling sehr wichtig ist, weil es zu viel Müll gibt.
h opinion | Machen junge Leute genug für die Umwelt? Begründe deine Meinung. | Do young people do enough for the environment? Give reasons for your opinion. | Meiner Meinung nach machen junge Leute viel, aber die Politiker machen nicht genug, weil es teuer ist.
f ask | Stell mir eine Frage über Recycling. | Ask me a question about recycling. | Was recycelst du zu Hause?
fh ask | Stell mir eine Frage über die Umwelt. | Ask me a question about the environment. | Was machst du für die Umwelt?
fh ask | Stell mir eine Frage über den Verkehr. | Ask me a question about traffic. | Wie kommst du zur Schule?
h ask | Stell mir eine Frage über die Umweltprobleme in meiner Stadt. | Ask me a question about the environmental problems in my town. | Gibt es in deiner Stadt viele Umweltprobleme?
`;
