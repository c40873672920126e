/** How a line is read: bank.ts. */
export const food = `
title | Essen und Trinken
photo | Auf dem Foto sind Freunde in einem Restaurant. Sie essen eine Pizza und trinken Wasser.
new | probieren: to taste, scharf: spicy, das Rezept: the recipe, das Essen zum Mitnehmen: a takeaway, allergisch gegen: allergic to
f present | Was isst du zum Frühstück? | What do you have for breakfast? | Zum Frühstück esse ich Müsli und trinke einen Orangensaft.
fh present | Was isst du zu Mittag, und wo? | What do you eat at midday, and where? | Zu Mittag esse ich mit meinen Freunden ein Brot und einen Apfel in der Kantine.
h present | Wer kocht bei dir zu Hause, und was isst man? | Who does the cooking at your house, and what do you eat? | Bei uns kocht mein Vater, weil er das liebt. Wir essen oft scharfe Gerichte mit viel Gemüse.
f past | Was hast du gestern Abend gegessen? | What did you eat last night? | Gestern Abend habe ich Hähnchen mit Pommes gegessen. Das war sehr lecker.
fh past | Erzähl mir von deinem letzten Besuch im Restaurant. | Tell me about your last visit to a restaurant. | Letzten Samstag habe ich in einem italienischen Restaurant eine Pizza gegessen. Das Essen war lecker.
h past | Was hast du schon einmal gekocht oder gebacken, und wie war es? | What have you cooked or baked before, and what was it like? | Ich habe einen Schokoladenkuchen für meine Mutter gebacken. Es war schwierig, aber der Kuchen hat allen geschmeckt.
f future | Was wirst du heute Abend essen? | What will you eat this evening? | Heute Abend werde ich Nudeln mit einem Salat essen.
fh future | Was wirst du für eine Party mit deinen Freunden machen? | What will you make for a party with your friends? | Ich werde einen Obstsalat und einen Kuchen machen, und ich werde Getränke kaufen.
h future | Wie wirst du in Zukunft gesünder essen? | How will you eat more healthily in future? | In Zukunft werde ich weniger Fleisch essen und selbst kochen, weil das besser für die Gesundheit ist.
f conditional | Was würdest du gern in Deutschland essen? | What would you like to eat in Germany? | Ich würde gern eine Bratwurst essen, weil ich Fleisch liebe.
fh conditional | In welchem Restaurant würdest du gern essen, und warum? | In which restaurant would you like to eat, and why? | Ich würde gern in einem chinesischen Restaurant essen, weil das Essen lecker ist.
h conditional | Könntest du ohne Fleisch leben? Erkläre, warum. | Could you live without meat? Explain why. | Ich könnte ohne Fleisch leben, weil ich gern Gemüse esse und weil es besser für die Umwelt wäre.
f opinion | Was ist dein Lieblingsessen, und warum? | What is your favourite food, and why? | Mein Lieblingsessen ist Pizza, weil sie lecker ist.
fh opinion | Wie findest du Fastfood? | What do you think of fast food? | Meiner Meinung nach ist Fastfood schnell und lecker, aber es ist ungesund.
h opinion | Essen junge Leute heute gesund? Begründe deine Meinung. | Do young people eat healthily today? Give reasons for your opinion. | Ich denke, dass junge Leute zu viel Zucker essen, weil gesunde Produkte oft teurer sind.
f ask | Stell mir eine Frage über mein Lieblingsessen. | Ask me a question about my favourite food. | Was ist dein Lieblingsessen?
fh ask | Stell mir eine Frage über mein Frühstück. | Ask me a question about my breakfast. | Was isst du zum Frühstück?
fh ask | Stell mir eine Frage über ein Restaurant. | Ask me a question about a restaurant. | Wie ist das Restaurant?
h ask | Stell mir eine Frage über das Essen in meinem Land. | Ask me a question about the food of my country. | Was isst man in deinem Land?
`;
