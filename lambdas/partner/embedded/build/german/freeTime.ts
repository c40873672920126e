/** How a line is read: bank.ts. */
export const freeTime = `
title | Meine Freizeit
photo | Auf dem Foto spielen junge Leute Fußball in einem Park. Sie haben viel Spaß und die Sonne scheint.
new | sich entspannen: to relax, trainieren: to train, ein Turnier: a tournament, schmökern: to read for pleasure, es lohnt sich: it is worth it
f present | Was machst du in deiner Freizeit? | What do you do in your free time? | In meiner Freizeit spiele ich Fußball und höre Musik.
fh present | Welchen Sport machst du, und mit wem? | Which sport do you do, and with whom? | Ich schwimme zweimal pro Woche mit meiner Schwester, weil das gesund ist.
h present | Wie entspannst du dich, wenn du viel Arbeit hast? | How do you relax when you have a lot of work? | Wenn ich viel Arbeit habe, lese ich einen guten Roman oder fahre Rad, damit ich meine Probleme vergessen kann.
f past | Was hast du letzten Samstag gemacht? | What did you do last Saturday? | Letzten Samstag habe ich mit meinen Freunden einen Film im Kino gesehen.
fh past | Welchen Film hast du neulich gesehen, und wie war er? | Which film have you seen recently, and what was it like? | Ich habe mit meinem Bruder einen Actionfilm gesehen. Er war spannend und die Schauspieler waren sehr gut.
h past | Welche Hobbys hattest du, als du jünger warst? | Which hobbies did you have when you were younger? | Als ich jünger war, habe ich Klavier gespielt und getanzt, aber ich habe aufgehört, weil es zu teuer war.
f future | Was wirst du heute Abend machen? | What will you do this evening? | Heute Abend werde ich eine Serie sehen und Gitarre spielen, weil es Spaß macht.
fh future | Was wirst du nächstes Wochenende mit deinen Freunden machen? | What will you do with your friends next weekend? | Nächstes Wochenende werde ich mit meinen Freunden Tennis spielen und wir werden eine Pizza essen.
h future | Welche neue Aktivität wirst du nächsten Sommer probieren, und warum? | Which new activity will you try next summer, and why? | Nächsten Sommer werde ich klettern gehen, weil ich etwas Neues und Spannendes lernen möchte.
f conditional | Welchen Sport würdest du gern probieren? | Which sport would you like to try? | Ich würde gern Ski fahren, weil ich Schnee liebe.
fh conditional | Welches Instrument würdest du gern spielen, und warum? | Which instrument would you like to play, and why? | Ich würde gern Schlagzeug spielen, weil ich Rockmusik liebe und es Spaß macht.
h conditional | Was würdest du machen, wenn du mehr Freizeit hättest? | What would you do if you had more free time? | Wenn ich mehr Zeit hätte, würde ich mehr lesen und ein Instrument lernen, weil das entspannend wäre.
f opinion | Welche Musik hörst du am liebsten, und warum? | Which music do you like best, and why? | Ich höre am liebsten Popmusik, weil die Lieder lustig sind.
fh opinion | Bleibst du lieber zu Hause oder gehst du lieber aus, und warum? | Do you prefer staying at home or going out, and why? | Ich gehe lieber mit meinen Freunden aus, weil das lustiger ist.
h opinion | Warum sind Hobbys für junge Leute wichtig, deiner Meinung nach? | Why are hobbies important for young people, in your opinion? | Meiner Meinung nach sind Hobbys sehr wichtig, weil man neue Freunde findet und den Stress in der Schule vergisst.
f ask | Stell mir eine Frage über meine Hobbys. | Ask me a question about my hobbies. | Was machst du in deiner Freizeit?
fh ask | Stell mir eine Frage über Musik. | Ask me a question about music. | Welche Musik hörst du gern?
fh ask | Stell mir eine Frage über Sport. | Ask me a question about sport. | Machst du oft Sport?
h ask | Stell mir eine Frage über mein letztes Wochenende. | Ask me a question about my last weekend. | Was hast du letztes Wochenende gemacht?
`;
