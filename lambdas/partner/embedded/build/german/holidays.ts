/** How a line is read: bank.ts. */
export const holidays = `
title | Meine Ferien
photo | Auf dem Foto ist eine Familie am Strand. Das Wetter ist schön und die Kinder spielen im Meer.
new | im Ausland: abroad, der Aufenthalt: the stay, sich sonnen: to sunbathe, die Unterkunft: accommodation, der Flug: the flight
f present | Wo verbringst du normalerweise deine Ferien? | Where do you normally spend your holidays? | Normalerweise verbringe ich meine Ferien mit meiner Familie in Spanien.
fh present | Was machst du in den Ferien? | What do you do during the holidays? | In den Ferien schwimme ich im Meer und esse Eis. Ich schlafe auch gern lange.
h present | Was machst du im Urlaub am liebsten, und warum? | What do you like doing best on holiday, and why? | Ich besuche am liebsten alte Städte, weil ich mich für Geschichte interessiere, und ich finde den Strand etwas langweilig.
f past | Was hast du in den letzten Ferien gemacht? | What did you do in the last holidays? | Letzten Sommer habe ich mit meinen Eltern Berlin besucht. Das war super.
fh past | Wo hast du im letzten Urlaub gewohnt, und wie war es? | Where did you stay on your last holiday, and what was it like? | Ich habe in einem kleinen Hotel am Strand gewohnt. Die Zimmer waren sauber und das Wetter war schön.
h past | Erzähl mir von einem Problem, das du im Urlaub hattest. | Tell me about a problem that you had on holiday. | Letztes Jahr haben wir am Flughafen unsere Koffer verloren. Das war schrecklich, aber wir haben eine Lösung gefunden.
f future | Was wirst du in den nächsten Ferien machen? | What will you do in the next holidays? | In den nächsten Ferien werde ich mit meiner Familie nach Deutschland fahren.
fh future | Wie wirst du nächsten Sommer reisen, und mit wem? | How will you travel next summer, and with whom? | Nächsten Sommer werde ich mit meinen Cousins mit dem Zug reisen, weil das bequem ist.
h future | Was sind deine Pläne für die Ferien nach den Prüfungen? | What are your plans for the holidays after the exams? | Nach den Prüfungen werde ich mit meinen Freunden zelten und wir werden in den Bergen wandern.
f conditional | Welches Land würdest du gern besuchen? | Which country would you like to visit? | Ich würde gern Italien besuchen, weil das Essen lecker ist.
fh conditional | Wie wären deine idealen Ferien? | What would your ideal holidays be like? | Meine idealen Ferien wären am Meer und ich würde jeden Tag surfen.
h conditional | Wohin würdest du fahren, wenn du viel Geld hättest, und warum? | Where would you go if you had a lot of money, and why? | Wenn ich viel Geld hätte, würde ich nach Australien fliegen, weil ich dort tolle Tiere sehen könnte.
f opinion | Was gefällt dir besser, das Meer oder die Berge, und warum? | What do you like better, the sea or the mountains, and why? | Das Meer gefällt mir besser, weil ich gern schwimme.
fh opinion | Wie findest du Camping? | What do you think of camping? | Meiner Meinung nach ist Camping lustig und billig, aber ich hasse den Regen.
h opinion | Ist es besser, mit der Familie oder mit Freunden zu verreisen? Begründe deine Meinung. | Is it better to go away with your family or with friends? Give reasons for your opinion. | Ich denke, dass es mit Freunden besser ist, weil man mehr Freiheit hat, obwohl es teurer ist.
f ask | Stell mir eine Frage über meine Ferien. | Ask me a question about my holidays. | Wo verbringst du deine Ferien?
fh ask | Stell mir eine Frage über ein Hotel. | Ask me a question about a hotel. | Wie ist das Hotel?
fh ask | Stell mir eine Frage über meine letzten Ferien. | Ask me a question about my last holidays. | Wo hast du deine letzten Ferien verbracht?
h ask | Stell mir eine Frage über meine Urlaubspläne. | Ask me a question about my holiday plans. | Wohin wirst du nächsten Sommer fahren?
`;
