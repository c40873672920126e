import { saidIn } from "../lines.ts";
import type { Tongue } from "../tongue.ts";

/** One line a greeting: what it opens | the greeting | its English. */
export const greeting: Tongue["greeting"] = saidIn(`
exam | Hallo! Ich bin Mark. Wir üben zusammen für die mündliche Prüfung, okay? | Hi! I'm Mark. Let's practise for the speaking exam together, OK?
exam | Hallo! Ich heiße Mark und bin Schüler wie du. Fangen wir an? | Hello! My name is Mark, and I'm a student like you. Shall we start?
photo | Hallo, hier ist Mark! Wir sehen uns das Foto zusammen an. | Hi, it's Mark! Let's look at the photo together.
topic | Hallo! Ich bin Mark. Ich möchte ein bisschen mit dir reden. | Hi! I'm Mark. I'd like to have a chat with you.
passage | Hallo! Ich bin Mark. Lies bitte diesen Text laut vor oder schreib ihn: | Hi! I'm Mark. Please read this text aloud, or type it:
`);

/**
 * One line a reaction: when it fits | the reaction, which never asks anything | its English. "{form}" stands for the noun that was heard, "{le}", "{un}" and "{ton}" for it with that determiner, "{noun}" for its English.
 */
export const reactions: Tongue["reactions"] = saidIn(`
nothing | Entschuldigung, das habe ich nicht ganz verstanden. | Sorry, I didn't quite understand that.
nothing | Hm, das habe ich nicht verstanden. Macht nichts, weiter geht's. | Hmm, I didn't understand that. Never mind, let's go on.
nothing | Tut mir leid, ich bin nicht ganz mitgekommen. | Sorry, I didn't follow all of that.
foreign | Versuch es auf Deutsch, auch mit einfachen Wörtern. Du schaffst das! | Try it in German, even with simple words. You can do it!
foreign | Wir sprechen doch Deutsch. Ein paar Wörter reichen. | We're speaking German. A few words are enough.
refusal | Kein Problem, wir machen weiter. | No problem, let's go on.
refusal | Macht nichts, das kommt noch. | Never mind, it will come.
astray | Okay, aber das war nicht ganz meine Frage. | OK, but that wasn't quite my question.
astray | Ach so. Aber ich habe von etwas anderem gesprochen. | I see. But I was talking about something else.
astray | Interessant, aber du hast meine Frage nicht beantwortet. | Interesting, but you haven't answered my question.
question | Ah, gute Frage! Ich finde das ganz gut. | Ah, good question! I quite like it.
question | Gute Frage! Für mich ja, meistens. | Good question! For me, yes, mostly.
negative | Oh, das ist schade. | Oh, that's a pity.
negative | Ach, das tut mir leid. | Oh, I'm sorry about that.
negative | Oh je, das ist nicht schön. Ich verstehe dich. | Oh dear, that isn't nice. I understand you.
negative | So ein Pech! | What bad luck!
negative+noun | Ach so, {form}: das ist nichts für dich. Das verstehe ich. | I see, {noun}: not your thing. I understand that.
negative+noun | {Form}: na ja, das ist nicht für jeden. | {Noun}: well, that isn't for everybody.
positive | Super, das klingt toll! | Great, that sounds brilliant!
positive | Ah, das ist ja schön! | Ah, that's nice!
positive | Toll, das freut mich für dich! | Great, I'm happy for you!
positive | Was für eine gute Idee! | What a good idea!
positive+noun | Ah ja, {form}! Das mag ich auch. | Oh yes, {noun}! I like that too.
positive+noun | Super! {Form}: das ist dir wichtig, das merke ich. | Great! {Noun}: that matters to you, I can tell.
positive+noun | Toll, {form}! Da werde ich neidisch. | Great, {noun}! That makes me envious.
plain | Okay, ich verstehe. | OK, I see.
plain | Ah, sehr gut. | Ah, very good.
plain | Danke, das ist interessant. | Thanks, that's interesting.
plain | Ach so, alles klar! | I see, all right!
plain+noun | Ah, {form}! Interessant. | Ah, {noun}! Interesting.
plain+noun | Okay, {form}, ich verstehe. | OK, {noun}, I see.
plain+noun | Ach ja, {form}! | Oh yes, {noun}!
food | Mmm, {form}! Da bekomme ich Hunger. | Mmm, {noun}! That makes me hungry.
food | Ah, {form}! Eine gute Wahl. | Ah, {noun}! A good choice.
food | Lecker, {form}! Das esse ich auch gern. | Yum, {noun}! I like eating that too.
family | Ah, {ton}! Die Familie ist wichtig. | Ah, your {noun}! Family is important.
family | Schön, {ton}! Das freut mich. | Nice, your {noun}! I'm glad.
friends | Mit Freunden ist alles besser. | Everything is better with friends.
friends | Ja, Freunde sind wichtig! | Yes, friends are important!
sport | Ah, {form}! Bewegung tut gut. | Ah, {noun}! Moving does you good.
sport | {Form}, super! Ich bin darin nicht so gut. | {Noun}, great! I'm not that good at it.
music | Ah, {form}! Ich höre jeden Tag Musik. | Ah, {noun}! I listen to music every day.
media | Ah, {form}! Das ist eine gute Art, sich zu entspannen. | Ah, {noun}! That's a good way to relax.
media | {Form}: das mag ich auch. | {Noun}: I like that too.
technology | Ah, {form}! Ich sitze auch zu viel vor dem Bildschirm. | Ah, {noun}! I spend too much time in front of a screen too.
school | Ah, {form}! In der Schule arbeiten wir viel. | Ah, {noun}! We work a lot at school.
work | {Form}: das ist wichtig für die Zukunft. | {Noun}: that's important for the future.
travel | Ah, {form}! Da bekomme ich Fernweh. | Ah, {noun}! That gives me itchy feet.
travel | {Form}, hast du es gut! | {Noun}, how lucky you are!
town | Ah, {le}! Da gehe ich auch gern hin. | Ah, the {noun}! I like going there too.
home | Ah, {form}. Zu Hause ist es am schönsten. | Ah, {noun}. There's no place like home.
nature | {Form}: das ist ein wichtiges Thema. | {Noun}: that's an important subject.
weather | Ah, {le}! Das ändert alles. | Ah, the {noun}! That changes everything.
health | Ja, {form}: daran muss man denken. | Yes, {noun}: you have to think of that.
shopping | Ah, {form}! Ich gebe immer zu viel Geld aus. | Ah, {noun}! I always spend too much money.
festivals | Ah, {form}! Ich feiere so gern. | Ah, {noun}! I love celebrating.
animals | Oh, {un}! Ich liebe Tiere. | Oh, {noun}! I love animals.
leisure | Ah, {form}! Das tut gut. | Ah, {noun}! That does you good.
read | Danke fürs Vorlesen. Viel Glück bei der Prüfung! | Thanks for reading aloud. Good luck in the exam!
read | Gut gemacht! Danke, dass du den Text gelesen hast. Bis bald! | Well done! Thanks for reading the text. See you soon!
closing | Danke, es war toll, mit dir zu sprechen. Viel Glück bei der Prüfung! | Thanks, it was great talking to you. Good luck in the exam!
closing | So, das war's. Danke für das Gespräch und bis bald! | Well, that's it. Thanks for the conversation, and see you soon!
closing | Das war meine letzte Frage. Danke und einen schönen Tag noch! | That was my last question. Thanks, and have a good day!
`);
