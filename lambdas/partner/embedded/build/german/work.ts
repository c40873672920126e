/** How a line is read: bank.ts. */
export const work = `
title | Meine Zukunft
photo | Auf dem Foto arbeitet eine Frau in einem Büro. Sie spricht mit einem Kunden und sieht zufrieden aus.
new | die Lehre: an apprenticeship, der Abschluss: a qualification, ein freies Jahr: a gap year, gut bezahlt: well paid, das Vorstellungsgespräch: a job interview
f present | Hast du einen Nebenjob? | Do you have a part-time job? | Ich habe einen Nebenjob in einem Café und verdiene am Samstag Geld.
fh present | Was machen deine Eltern beruflich? | What do your parents do for work? | Meine Mutter arbeitet in einem Krankenhaus und mein Vater ist Lehrer. Sie mögen ihre Arbeit.
h present | Welche Stärken hast du für die Arbeitswelt? | What strengths do you have for the world of work? | Ich arbeite gut im Team und habe viel Geduld, was nützlich ist, wenn man mit Kunden spricht.
f past | Was hast du gemacht, um Geld zu verdienen? | What have you done to earn money? | Letzten Sommer habe ich im Garten gearbeitet und Autos gewaschen. Das war anstrengend.
fh past | Wo hast du dein Praktikum gemacht, und wie war es? | Where did you do your work experience, and what was it like? | Ich habe mein Praktikum in einer Schule gemacht. Es war anstrengend, aber ich habe viel gelernt.
h past | Was wolltest du werden, als du klein warst? | What did you want to be when you were little? | Als ich klein war, wollte ich Pilot werden, weil ich Flugzeuge toll gefunden habe, aber jetzt nicht mehr.
f future | Was wirst du nach deinen Prüfungen machen? | What will you do after your exams? | Nach meinen Prüfungen werde ich weiter zur Schule gehen.
fh future | Was wirst du nächstes Jahr lernen, und warum? | What will you study next year, and why? | Nächstes Jahr werde ich Sprachen lernen, weil ich später viel reisen werde.
h future | Wie wird dein Leben in zehn Jahren sein? | What will your life be like in ten years? | In zehn Jahren werde ich im Ausland wohnen und bei einer großen Firma arbeiten, weil ich drei Sprachen sprechen werde.
f conditional | Was würdest du später gern werden? | What would you like to become later? | Ich würde später gern Lehrer werden, weil ich Kinder mag.
fh conditional | Würdest du gern auf die Universität gehen? Warum? | Would you like to go to university? Why? | Ich würde gern auf die Universität gehen, weil ich Arzt werden möchte.
h conditional | Wo würdest du arbeiten, wenn du in ein anderes Land gehen könntest? | Where would you work if you could go to another country? | Ich würde in der Schweiz arbeiten, weil ich dort Deutsch sprechen könnte und interessante Leute kennenlernen würde.
f opinion | Was ist der beste Beruf, deiner Meinung nach? | What is the best job, in your opinion? | Meiner Meinung nach ist Arzt der beste Beruf, weil man Menschen hilft.
fh opinion | Wie findest du Nebenjobs für junge Leute? | What do you think of part-time jobs for young people? | Ich finde Nebenjobs nützlich, aber sie sind manchmal anstrengend.
h opinion | Was ist wichtiger, ein guter Lohn oder eine interessante Arbeit? | What is more important, a good wage or an interesting job? | Meiner Meinung nach ist eine interessante Arbeit wichtiger als Geld, weil man den ganzen Tag bei der Arbeit ist.
f ask | Stell mir eine Frage über meine Arbeit. | Ask me a question about my job. | Wo arbeitest du?
fh ask | Stell mir eine Frage über meine Pläne. | Ask me a question about my plans. | Was wirst du nach der Schule machen?
fh ask | Stell mir eine Frage über den Beruf meiner Eltern. | Ask me a question about my parents' job. | Was machen deine Eltern beruflich?
h ask | Stell mir eine Frage über mein Praktikum. | Ask me a question about my work experience. | Wie war dein Praktikum?
`;
