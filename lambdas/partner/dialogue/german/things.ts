/** Questions about what the student has mentioned: "name | question | simpler question | model answer". See `graph/things.ts`. */
export const things = `
career-how | Was muss man machen, um {bare} zu werden? | Muss man dafür studieren? | Man muss lange studieren und gute Noten in Mathe haben.
career-qualities | Welche Eigenschaften braucht man als {bare}? | Braucht man dafür viel Geduld? | Man muss geduldig und fleißig sein, weil die Arbeit schwierig ist.
placement-learn | Was hast du in {dat} gelernt? | Hast du etwas Nützliches gelernt? | Ich habe gelernt, im Team zu arbeiten, und nette Leute kennengelernt.
placement-hope | Was möchtest du in {dat} lernen? | Möchtest du neue Leute kennenlernen? | Ich möchte lernen, im Team zu arbeiten und mit Kunden zu sprechen.
placement-like | Was hat dir {an} am besten gefallen? | War es interessant oder langweilig? | Die Stimmung hat mir gefallen, weil alle nett zu mir waren.
pet-like | Und wie {is} {nom} so? | Ist dein Tier ruhig oder lebhaft? | Mein Tier ist klein und lustig und schläft oft auf meinem Bett.
pet-care | Wer kümmert sich bei dir um {acc}? | Kümmerst du dich selbst um dein Tier? | Meistens ich, weil meine Eltern viel arbeiten.
pet-do | Was machst du gern mit {dat}? | Spielst du gern mit deinem Tier? | Ich spiele gern im Garten mit ihm, weil das lustig ist.
event-like | Wie war {nom}? | War es gut oder langweilig? | Es war toll, weil die Stimmung so gut war.
event-best | Was hat dir {an} am besten gefallen? | Gab es etwas Besonderes? | Das Ende hat mir gefallen, weil alle gesungen haben.
event-ready | Wie bereitest du dich auf {acc} vor? | Wirst du etwas vorbereiten? | Ich werde eine Liste machen und mit meinen Freunden sprechen.
work-about | Worum geht es in {dat}? | Ist das eine lustige oder eine ernste Geschichte? | Es geht um ein Mädchen, das viel reist und neue Freunde findet.
work-best | Was hat dir {an} gefallen? | Gab es einen guten Schauspieler oder eine gute Figur? | Die Geschichte hat mir gefallen, weil sie lustig und spannend war.
club-people | Wie sind die Leute in {dat}? | Sind sie nett? | Sie sind sehr nett und wir lachen viel zusammen.
club-since | Seit wann bist du in {dat}? | Ist das neu für dich? | Seit zwei Jahren, weil mein Bruder mich mitgenommen hat.
instrument-hard | Was ist am schwierigsten, wenn man {bare} lernt? | Ist das Spielen schwierig? | Der Rhythmus ist am schwierigsten, weil man viel üben muss.
instrument-choose | Warum hast du dich für {acc} entschieden? | War das deine eigene Idee? | Ich habe das Instrument gewählt, weil ich den Klang so mag.
game-do | Was muss man in {dat} machen? | Ist das Spiel leicht oder schwierig? | Man muss eine Stadt bauen und im Team arbeiten, das ist lustig.
activity-taught | Wer hat dir das {inf} beigebracht? | Hast du das in der Schule gelernt? | Mein Vater hat es mir gezeigt, als ich sieben war.
activity-best | Was gefällt dir am {inf} am besten? | Ist es entspannend? | Es ist entspannend und ich kann die Hausaufgaben vergessen.
sport-best | Was macht dir {at} am meisten Spaß? | Macht es Spaß? | Die Stimmung ist toll, weil wir viel zusammen lachen.
sport-hard | Was ist {at} am schwierigsten? | Ist es leicht zu lernen? | Man muss ruhig bleiben, wenn man müde ist, und das ist schwierig.
sport-begin | Wie bist du {to} gekommen? | Hast du in der Grundschule angefangen? | Ich habe in der Grundschule angefangen, weil meine Schwester es auch gemacht hat.
relative-view | Und {thinks} {nom} genauso? | Ist das die gleiche Meinung wie deine? | Sie denkt das Gleiche wie ich, weil wir die gleichen Dinge mögen.
relative-like | Und wie {is} {nom} so? | Ist das eine ruhige oder eine lustige Person? | Sie ist lustig und nett und hilft mir immer mit den Hausaufgaben.
relative-get-on | Wie verstehst du dich mit {dat}? | Versteht ihr euch gut? | Wir verstehen uns gut, weil wir den gleichen Humor haben.
relative-do | Was machst du gern mit {dat}? | Redet ihr viel zusammen? | Wir sehen gern Filme und kochen zusammen.
abroad-best | Was hat dir {in} am besten gefallen? | Hat dir das Essen dort geschmeckt? | Der Strand hat mir gefallen, und die Leute waren sehr nett.
abroad-weather | Wie war das Wetter {in}? | War es heiß? | Es war sehr heiß, deshalb sind wir jeden Tag an den Strand gegangen.
abroad-do | Was kann man {in} alles machen? | Kann man dort viel machen? | Man kann Museen besuchen, an den Strand gehen und gut essen.
abroad-plan | Was möchtest du {in} gern sehen? | Wirst du eine Stadt besuchen? | Ich möchte die Altstadt sehen und das Essen probieren.
subject-now | Was macht ihr zurzeit {in}? | Ist es zurzeit interessant? | Wir machen zurzeit ein Projekt in der Gruppe, und das ist ziemlich interessant.
subject-hard | Was findest du {in} schwierig? | Ist das schwierig für dich? | Ich finde die Prüfungen schwierig, weil man viel lernen muss.
garment-buy | Wo hast du {acc} gekauft? | War das in einem Geschäft? | In einem Geschäft in der Stadt, weil es nicht zu teuer war.
room-like | Wie sieht {nom} aus? | Ist das groß oder klein? | Es ist ziemlich klein, aber es gibt ein großes Fenster.
room-change | Was würdest du {an} ändern? | Hättest du gern eine andere Farbe? | Ich würde die Farbe ändern, weil ich Weiß nicht mehr mag.
device-use | Wofür benutzt du {acc} am meisten? | Benutzt du das für die Schule? | Ich spreche damit mit meinen Freunden und mache meine Hausaufgaben.
place-like | Wie {is} {nom} so? | Ist das groß oder klein? | Es ist ziemlich groß und sehr schön, und man kann viel sehen.
place-best | Was hat dir {an} gefallen? | War es interessant? | Mir hat die Stimmung gefallen, denn alles war ruhig und schön.
dish-make | Kannst du {acc} selbst machen? | Ist das leicht zu machen? | Ja, das ist ziemlich leicht, und mein Vater hilft mir manchmal.
dish-last | Wann hast du zuletzt {bare} gegessen? | Hast du das letzte Woche gegessen? | Letzten Samstag bei meiner Oma, und es war lecker.
harm-do | Was kann man gegen {acc} tun? | Kann jeder etwas tun? | Man kann seine Gewohnheiten ändern und in der Schule darüber sprechen.
any-more | Kannst du mir ein bisschen mehr von {dat} erzählen? | Ist das wichtig für dich? | Ja, das ist wichtig für mich, weil ich oft daran denke.
`;
