import { slotGraphOf } from "../slots.ts";

/**
 * Questions that say back what the student has just told of themselves: "name | verbs | topics | tenses told | tense of the
 * answer | kind | told already | English | simpler English". "{asks}" stands for the student's clause as a question ("do you
 * play football"). A question is not asked where what it asks for is told already, see `Telling`.
 */
export const slots = slotGraphOf(`
  since | play, practise, train, dance, sing, draw, paint, learn, collect, do | sport, music, leisure | present | present | fact | since, denial, wish | How long have you been doing that? | Is it something new for you?
  who-with | play, dance, go, watch, cook, celebrate, train, do | sport, town, festivals, media, food, shopping | present | present | description | company, denial, wish | Who {asks} with? | Is that with your family or with friends?
  where | play, practise, train, dance | sport, music | present | present | fact | place, denial, wish | Where {asks}? | Do you do that at school or at a club?
  how-often | play, go, eat, read, cook, watch, visit, bake, train, practise, drink, do, ride | sport, food, town, media, family, music | present | present | habit | time, denial, wish | How often {asks}? | Is that every day or once a week?
  when | eat, watch, read, listen to, listen, tidy, clean, wash, meet, meet up, help, use | food, media, music, home, technology, friends | present | present | habit | time, denial, wish | When {asks}? | Is that in the morning or in the evening?
  who-went | visit, see, watch, play, go, travel, fly, celebrate, cook, bake | town, sport, travel, media, festivals, food, music, shopping | past | past | event | company, denial | Who {asks} with? | Were you with your family or with friends?
  went-why | buy, choose, make, bake, learn, visit | shopping, food, school, town, travel, technology, festivals | past | past | reason | reason, denial | Why {asks}? | Was that your own idea?
  will-who | any | sport, town, travel, media, festivals, food, music, shopping | future, conditional | future | plan | company, denial, pay | Who {asks} with? | Will that be with your family or with friends?
  will-when | any | sport, town, travel, media, festivals, food, family, music, shopping, school | future | future | plan | time, denial, pay | When {asks}? | Is that this week or later?
  will-why | try, try out, learn, study, visit, go, travel, buy, live, work, choose, make, have, take part, play, like, want, see, move, organise, use | any | future, conditional, wish | present | reason | reason, denial | Why {asks}? | Would it be fun or useful?
  like-why | like, love, enjoy, prefer, please, delight, adore, fascinate | any | present | present | reason | reason, denial, wish | Why {asks}? | Is that because it is fun?
  hate-why | hate, detest, dislike | any | present | present | reason | reason, denial | Why {asks}? | Is that because it is boring?
  not-why | like, love, eat, please, play, watch, read, have, use, wear, go | food, sport, music, media, school, shopping, town, technology, animals | denied | present | reason | reason | Why {asks}? | Is there a special reason?
  learn-why | learn, study | school, music | present | present | reason | reason, denial, wish | Why {asks}? | Is it useful for your future?
`);
