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
negative | Oh je, das ist nicht schön. | Oh dear, that isn't nice.
negative | Ja, ich verstehe dich. | Yes, I understand you.
negative | Ah, ich verstehe. Nicht so einfach. | Ah, I see. Not so easy.
negative+noun | Ach so, {form}: das ist nichts für dich. Das verstehe ich. | I see, {the}: not your thing. I understand that.
negative+noun | {Form}: na ja, das ist nicht für jeden. | {The}: well, that isn't for everybody.
positive | Ah, prima! | Ah, wonderful!
positive | Ah ja, das ist gut! | Oh yes, that's good!
positive | Toll, danke! | Great, thanks!
positive | Ah, das gefällt mir! | Ah, I like that!
positive | Ah, das ist ja schön! | Ah, that's nice!
positive | Das hört man gern! | That's nice to hear!
positive | Ah, super! | Ah, great!
positive+noun | Ah ja, {form}! Das mag ich auch. | Oh yes, {the}! I like that too.
positive+noun | Super! {Form}: das ist dir wichtig, das merke ich. | Great! {The}: that matters to you, I can tell.
positive+noun | Toll, {form}! Da werde ich neidisch. | Great, {the}! That makes me envious.
plain | Okay, ich verstehe. | OK, I see.
plain | Ah, okay. | Ah, OK.
plain | Danke, das merke ich mir. | Thanks, I'll remember that.
plain | Hm, ich verstehe. | Hmm, I see.
plain | Gut, weiter geht's. | Right, let's go on.
plain | Alles klar, danke. | All right, thanks.
plain | Ach so, danke. | Oh, thanks.
plain | Ach so, alles klar! | I see, all right!
plain+noun | Ah, {form}! Interessant. | Ah, {the}! Interesting.
plain+noun | Okay, {form}, ich verstehe. | OK, {the}, I see.
plain+noun | Ach ja, {form}! | Oh yes, {the}!
food | Mmm, {form}! Da bekomme ich Hunger. | Mmm, {the}! That makes me hungry.
food | Ah, {form}! Eine gute Wahl. | Ah, {the}! A good choice.
food | Lecker, {form}! Das esse ich auch gern. | Yum, {the}! I like eating that too.
family | Ah, {ton}! Die Familie ist wichtig. | Ah, your {noun}! Family is important.
family | Ach ja, {ton}! | Oh yes, your {noun}!
friends | Mit Freunden ist alles besser. | Everything is better with friends.
friends | Ja, Freunde sind wichtig! | Yes, friends are important!
sport | Ah, {form}! Bewegung tut gut. | Ah, {the}! Moving does you good.
sport | {Form}, super! Ich bin darin nicht so gut. | {The}, great! I'm not that good at it.
music | Ah, {form}! Ich höre jeden Tag Musik. | Ah, {the}! I listen to music every day.
media | Ah, {form}! Das ist eine gute Art, sich zu entspannen. | Ah, {the}! That's a good way to relax.
media | {Form}: das mag ich auch. | {The}: I like that too.
technology | Ah, {form}! Ich sitze auch zu viel vor dem Bildschirm. | Ah, {the}! I spend too much time in front of a screen too.
school | Ah, {form}! In der Schule arbeiten wir viel. | Ah, {the}! We work a lot at school.
work | {Form}: das ist wichtig für die Zukunft. | {The}: that's important for the future.
travel | Ah, {form}! Da bekomme ich Fernweh. | Ah, {the}! That gives me itchy feet.
travel | {Form}, hast du es gut! | {The}, how lucky you are!
town | Ah, {le}! Da gehe ich auch gern hin. | Ah, {the}! I like going there too.
home | Ah, {form}. Zu Hause ist es am schönsten. | Ah, {the}. There's no place like home.
nature | {Form}: das ist ein wichtiges Thema. | {The}: that's an important subject.
weather | Ah, {le}! Das ändert alles. | Ah, {the}! That changes everything.
health | Ja, {form}: daran muss man denken. | Yes, {the}: you have to think of that.
shopping | Ah, {form}! Ich gebe immer zu viel Geld aus. | Ah, {the}! I always spend too much money.
festivals | Ah, {form}! Ich feiere so gern. | Ah, {the}! I love celebrating.
animals | Oh, {un}! Ich liebe Tiere. | Oh, {a}! I love animals.
leisure | Ah, {form}! Das tut gut. | Ah, {the}! That does you good.
read | Danke fürs Vorlesen. Viel Glück bei der Prüfung! | Thanks for reading aloud. Good luck in the exam!
read | Gut gemacht! Danke, dass du den Text gelesen hast. Bis bald! | Well done! Thanks for reading the text. See you soon!
calm | Danke. Machen wir weiter. | Thank you. Let's move on.
calm | Danke, es geht weiter. | Thank you, let's go on.
calm-end | Danke. Für heute hören wir hier auf. | Thank you. Let's stop here for today.
sensitive | Danke, dass du mir das sagst. | Thank you for telling me.
sensitive | Danke, dass du mir davon erzählst. | Thank you for telling me about it.
sensitive-end | Danke, dass du mir das sagst. Wir hören hier für heute auf. | Thank you for telling me. Let's stop here for today.
closing | Danke, es war toll, mit dir zu sprechen. Viel Glück bei der Prüfung! | Thanks, it was great talking to you. Good luck in the exam!
closing | So, das war's. Danke für das Gespräch und bis bald! | Well, that's it. Thanks for the conversation, and see you soon!
closing | Das war meine letzte Frage. Danke und einen schönen Tag noch! | That was my last question. Thanks, and have a good day!
`);
