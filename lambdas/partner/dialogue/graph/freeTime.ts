import { graphOf } from "../followUp.ts";

export const freeTime = graphOf(
  "free time",
  `
  == leisure: leisure, free time, leisure activity, activity, weekend, relax, rest, have fun, fun, free moments, chill, laze about
  usual | F | present | opinion | - | What do you like doing in your free time? | Do you prefer going out or staying at home?
  how-much | F | present | description | - | Do you have much free time during the week? | Do you have more time on Saturdays or on Sundays?
  last-weekend | F | past | event | - | How did you spend your free time last weekend? | Did you go out or stay at home last weekend?
  next-weekend | F | future | plan | - | What are you going to do this weekend? | Are you going to go out or rest this weekend?
  younger | H | past | comparison | - | What did you do in your free time when you were younger? | Did you often play outside as a child?
  more-time | H | conditional | hypothesis | - | What would you do if you had more free time? | With more time, would you do sport or read?
  enough | H | present | opinion | - | Do you think young people have enough free time? | Do you have enough time to rest?
  == sport: sport, football, tennis, basketball, rugby, swimming, swim, badminton, hockey, athletics, cycling, gymnastics, running, netball, cricket, training, climbing, volleyball, do gymnastics, jog
  any | F | present | habit | asks sport | Do you do any sport in your free time? | Do you like sport?
  why | F | present | reason | if sport | Why do you like your favourite sport? | Is your favourite sport fun?
  instead | F | present | reason | if no sport | What do you prefer doing instead of sport? | Do you prefer music or drawing?
  team | F | present | comparison | - | Do you prefer team sports or individual sports? | Do you prefer football or swimming?
  lesson | F | past | description | - | What was your last PE lesson like? | Did you play football in your last PE lesson?
  try | F | conditional | hypothesis | - | Which new sport would you like to try? | Would you like to try climbing or surfing?
  important | H | present | reason | - | Why is it important for young people to do sport? | Is sport good for young people?
  == matches: match, football match, football player, footballer, stadium, champion, championship, final, tournament, goal, league, victory, supporter, national team
  watch | F | present | opinion | - | Do you like watching sport on television? | Do you prefer watching sport or doing sport?
  stadium | F | past | event | - | Have you ever seen a match in a stadium? | Did you watch a match on television last year?
  big-match | F | future | plan | - | Are you going to watch a match this month? | Are you going to watch football on Saturday?
  dream | H | conditional | hypothesis | - | If you could see any match or competition, which would you choose? | Would you like to see the Olympic Games?
  at-home | H | present | comparison | - | Is it better to watch a match at the stadium or at home? | Do you prefer the stadium or the television?
  == music: music, pop music, rap, rock, pop, rock music, listen, listen to, song, playlist, classical music, singer, jazz, album, kind of music, rapper, radio
  kind | F | present | opinion | - | What kind of music do you like? | Do you prefer pop or rap?
  when | F | present | habit | - | When do you listen to music? | Do you listen to music on the way to school?
  favourite | F | present | opinion | - | Do you have a favourite singer or band? | Do you prefer songs in English or in other languages?
  yesterday | F | past | event | - | What music did you listen to yesterday? | Did you listen to music yesterday?
  important | H | present | reason | - | Why is music so important to lots of young people? | Does music help you to relax?
  younger | H | past | comparison | - | What music did you listen to when you were younger? | Did you sing a lot at primary school?
  == instruments: instrument, guitar, piano, violin, drum, drums, flute, trumpet, keyboard, orchestra, choir, sing, singing, saxophone, ukulele, cello, recorder
  any | F | present | fact | asks instrument | Do you play an instrument? | Do you play the piano or the guitar?
  since | F | present | fact | if instrument | How long have you been playing your instrument? | Is your instrument easy or difficult?
  learn | F | conditional | hypothesis | if no instrument | Which instrument would you like to learn? | Would you like to learn the guitar or the piano?
  primary | F | past | event | - | What did you do in music at primary school? | Did you sing at primary school?
  everybody | H | present | opinion | - | Should every pupil learn an instrument at school, in your opinion? | Is it good to learn an instrument?
  continue | H | future | plan | if instrument | Will you keep playing your instrument when you are older? | Are you going to play your instrument next year?
  == concerts: concert, festival, musical, band, rock band, tour, audience, musician, stage, performance, opera
  been | F | past | event | - | Have you ever been to a concert or a show? | Did you see a show last year?
  opinion | F | present | opinion | - | What do you think of concerts? | Are concerts fun or too loud?
  see | F | conditional | hypothesis | - | Which band or singer would you like to see in concert? | Would you like to go to a rock concert?
  plan | F | future | plan | - | Are you going to go to a concert or a show this year? | Are you going to go to a concert this summer?
  price | H | present | opinion | - | Are concert tickets too expensive for young people, in your opinion? | Are concerts cheap or expensive?
  == cinema: film, cinema, comedy, actor, actress, horror film, action film, science fiction, science fiction film, director, fantasy film, cartoon, love film, subtitle, documentary, thriller, western, screen
  kind | F | present | opinion | - | What kind of films do you like watching? | Do you prefer comedies or action films?
  often | F | present | habit | - | How often do you go to the cinema? | Do you often go to the cinema?
  last | F | past | opinion | - | What did you think of the last film you saw? | Was the last film good or boring?
  next | F | future | plan | - | Which film are you going to watch next? | Are you going to watch a film this weekend?
  at-home | H | present | comparison | - | Is it better to watch films at the cinema or at home? | Do you prefer the cinema or the sofa at home?
  role | H | conditional | hypothesis | - | If you could be in a film, which role would you choose? | Would you prefer a funny or a serious role in a film?
  languages | H | present | opinion | - | Is it useful to watch films in a foreign language? | Do you like films with subtitles?
  == reading: book, novel, read, magazine, comic, author, poem, poetry, reading, e-book, biography, manga, reader, detective story, chapter, favourite book, writer, literature
  any | F | present | opinion | asks reading | Do you like reading? | Do you prefer books or magazines?
  kind | F | present | opinion | if reading | What kind of books do you like reading? | Do you read novels or comics?
  instead | F | present | reason | if no reading | What do you prefer doing instead of reading? | Do you prefer films or games?
  last | F | past | event | - | What was the last book you read? | Did you read a book at school last year?
  holidays | F | future | plan | - | Are you going to read during the next holidays? | Are you going to read a magazine or a book in the holidays?
  e-books | H | present | comparison | - | Are e-books better than paper books? | Do you prefer to read on paper or on a screen?
  less | H | present | reason | - | Why do some young people not read much nowadays? | Do young people read a lot or a little?
  == games: video game, game, console, computer game, board game, chess, cards, puzzle, PlayStation, Lego
  any | F | present | habit | asks gaming | Do you play video games? | Do you like video games?
  favourite | F | present | opinion | if gaming | What is your favourite video game? | Do you often play video games with friends?
  board | F | present | comparison | - | Do you prefer video games or board games? | Do you like playing cards or chess?
  childhood | F | past | habit | - | Which games did you play as a child? | Did you often play cards at primary school?
  both-sides | H | present | opinion | - | What are the advantages and disadvantages of video games? | Are video games good or bad for young people?
  create | H | conditional | hypothesis | - | If you created a video game, what would it be like? | Would you like to create a video game?
  == outings: going out, outing, go out, restaurant, café, shopping centre, park, shop, town centre, bowling, theatre, museum, theme park, bowling alley, ice rink, meet up, stroll, walk
  where | F | present | opinion | - | Where do you like going with your friends? | Do you prefer the park or the shopping centre?
  last | F | past | event | - | What did you do the last time you went out? | Did you go out on Saturday?
  plan | F | future | plan | - | What are you going to do with your friends next Saturday? | Are you going to see your friends on Saturday?
  area | F | present | description | - | What is there for young people in your area? | Is there a cinema or a sports centre in your area?
  ideal | F | conditional | hypothesis | - | What would your ideal day with your friends be like? | Would you like to spend a day at the beach?
  build | H | conditional | hypothesis | - | If you could improve your area for young people, what would you do? | Would you like a new swimming pool or a new cinema?
  == hobbies: hobby, dance, dancing, photography, painting, paint, draw, cooking, cook, collect, collection, baking, bake, sewing, sew, knitting, knit, passion, favourite hobby, garden
  favourite | F | present | opinion | - | Which hobby do you like best? | Do you prefer drawing or dancing?
  why | F | present | reason | likes | Why do you like your favourite hobby? | Is your hobby relaxing or exciting?
  cooking | F | present | habit | asks cooking | Do you like cooking at home? | Do you prefer making cakes or pizza?
  new | F | conditional | hypothesis | - | Which new hobby would you like to try? | Would you like to try photography or dancing?
  later | H | future | plan | - | Which hobbies will you have when you are older? | Will you have the same hobbies in ten years?
  useful | H | present | reason | - | Why is it good to have a hobby? | Does a hobby help you to relax?
  `,
);
