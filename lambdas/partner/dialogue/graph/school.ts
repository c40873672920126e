import { graphOf } from "../followUp.ts";

export const school = graphOf(
  "school",
  `
  == subjects: subject, favourite subject, optional subject, maths, science, biology, chemistry, physics, history, geography, art, drawing, PE, literature, computing, economics, philosophy, psychology
  favourite | F | present | opinion | - | Which subject do you like best? | Do you prefer maths or art?
  favourite-why | F | present | reason | - | Why do you like your favourite subject? | Is your favourite subject easy or interesting?
  difficult | F | present | comparison | - | Which subject is the most difficult for you? | Is physics easier or harder than art?
  useful | H | present | opinion | - | In your opinion, which subject is the most useful for everyday life? | Is maths useful in everyday life?
  new | H | conditional | hypothesis | - | If you could add a new subject at school, which one would you choose? | Would you like to study a new subject?

  == teachers: teacher, head teacher, head, teaching, tutor, tutoring, explanation, teach, explain, encourage, tell off
  typical | F | present | description | - | What are your teachers like? | Are your teachers strict or friendly?
  good | F | present | opinion | - | What is a good teacher like, in your opinion? | Should a good teacher be patient?
  advice | F | past | event | - | Has a teacher given you good advice this year? | Did a teacher give you good advice last week?
  strict | H | present | comparison | - | Do you learn better with a strict teacher or with a relaxed one? | Do you prefer strict or funny teachers?
  interesting | H | conditional | hypothesis | - | If you were a teacher, how would you make your lessons more interesting? | As a teacher, would you play games in class?

  == day: timetable, school day, break, lunch break, way to school, school bus, start of term, school year, term, lesson, lessons, class
  start | F | present | fact | - | What time do lessons start at your school? | Do lessons start before nine o'clock?
  way | F | present | fact | - | How long does your journey to school take? | Is your journey to school long or short?
  break | F | present | habit | - | What do you do during break? | Do you chat with your friends during break?
  last | F | past | event | - | What did you do at school last week? | Did you have a good week at school?
  after | F | future | plan | - | What are you going to do after school this week? | Are you going to see your friends after school?
  long | H | present | opinion | - | Is the school day too long, in your opinion? | Is your school day long or short?
  change | H | conditional | hypothesis | - | If you could change your timetable, what would you do differently? | Would you like to change your timetable?

  == buildings: school, campus, classroom, library, laboratory, lab, canteen, playground, school yard, yard, facilities, facility, premises, establishment, workshop, gym, sports hall
  describe | F | present | description | - | What is your school like? | Is your school big or small?
  place | F | present | opinion | - | Where in your school do you like to spend time? | Do you like going to the library?
  food | F | present | opinion | - | What do you think of the food at your school? | Is the food at your school good or bad?
  missing | F | present | opinion | - | What does your school still need? | Does your school need a swimming pool?
  ideal | H | conditional | hypothesis | - | What would your ideal school be like? | Would your ideal school be big or small?

  == uniform: uniform, school uniform, tie, shirt, blazer, skirt, jacket, trousers, jumper, wear
  wear | F | present | description | - | What do you wear to school? | Do you wear a uniform at school?
  opinion | F | present | opinion | - | What do you think of school uniforms? | Is a school uniform practical or ugly?
  own | F | conditional | opinion | - | Would you prefer to wear a school uniform or your own clothes? | Would you like to wear jeans to school?
  compare | H | present | comparison | - | Is a school with a uniform better than a school without one? | Is it better with or without a uniform?
  design | H | conditional | hypothesis | - | If you could design a school uniform, what would it look like? | Would your uniform be blue or green?

  == rules: rule, discipline, detention, behaviour, punishment, permission, obligation, forbid, allow, obey, punish, be late, be in detention, chewing gum
  list | F | present | fact | - | Which rules are there at your school? | Is chewing gum forbidden at your school?
  phone | F | present | fact | - | Are you allowed to use your phone at school? | Are mobile phones forbidden at your school?
  unfair | F | present | opinion | - | Which school rule do you not like? | Are the rules at your school too strict?
  important | H | present | reason | - | Why do we need rules at school? | Are school rules important?
  head | H | conditional | hypothesis | - | If you ran your school, which rule would you change? | Would you change the rules at your school?

  == homework: homework, task, exercise, essay, project, exercise book, textbook, hand in
  much | F | present | fact | - | How much homework do you get each week? | Do you have a lot of homework?
  where | F | present | habit | - | Where do you prefer to do your homework? | Do you do your homework at home or at school?
  last | F | past | event | - | Did you do any homework last weekend? | Did you do any maths homework last weekend?
  next | F | future | plan | - | When are you going to do your homework this week? | Are you going to do homework this evening?
  necessary | H | present | opinion | - | Do you think that homework is really necessary? | Is homework useful or not?
  without | H | conditional | hypothesis | - | What would you do with your time if you had no homework? | Without homework, would you do more sport?

  == exams: exam, speaking exam, test, mark, grade, result, report, GCSEs, revision, pressure, success, revise, pass, retake
  how | F | present | habit | - | How do you revise for a test? | Do you revise at home or in the library?
  last | F | past | event | - | How did your last test go? | Was your last test easy or hard?
  next | F | future | plan | - | How are you going to prepare for your next exam? | Are you going to study a lot for your exams?
  marks | H | present | opinion | - | How important are good marks to you? | Are good marks important to you?
  advice | H | conditional | hypothesis | - | What advice would you give to a student who has lots of exams? | Would you revise every day before an exam?

  == clubs: club, choir, orchestra, drama group, troupe, chess, join
  any | F | present | habit | asks club | Do you go to any clubs? | Is there a sports club at your school?
  what | F | present | habit | if club | What do you do at your club? | Is your club fun?
  last | F | past | event | if club | What did you do at your club last time? | Was your club good last time?
  wish | F | conditional | opinion | if no club | Which club would you like to try? | Would you like to go to a sports club?
  next | F | future | plan | - | Are you going to try a new club next year? | Are you going to try a sports club next year?
  why | H | present | reason | - | Why are clubs good for students? | Can you make friends in a club?
  start | H | conditional | hypothesis | - | If you could start a new club at school, what kind would it be? | Would you like to start a music club?

  == trips: class trip, exchange, trip, outing, museum, host family, visit
  been | F | past | event | - | Have you been on a trip with your school? | Have you visited a castle with your school?
  dream | F | conditional | opinion | - | Where would you like to go with your class? | Would you like to go abroad with your class?
  next | F | future | plan | - | Is your class going to go on a trip this year? | Is your class going to visit a museum this year?
  learn | H | present | reason | - | What do you learn on a school trip that you don't learn in class? | Do you learn a lot on school trips?
  exchange | H | conditional | hypothesis | - | Would you like to live with a family abroad during an exchange? | Would you like to do an exchange?

  == primary: primary school, nursery, nursery school, secondary school, primary teacher
  like | F | past | description | - | What was your primary school like? | Was your primary school big or small?
  fun | F | past | opinion | - | What did you like doing at primary school? | Did you like drawing at primary school?
  prefer | F | present | comparison | - | Do you prefer primary school or secondary school? | Is secondary school harder than primary school?
  difference | H | present | comparison | - | What is the biggest difference between primary school and secondary school? | Do you have more freedom at secondary school?
  first | H | past | event | - | What was your first day at secondary school like? | Was your first day at secondary school good?

  == languages: languages, foreign language, foreign languages, language, French, Spanish, German, Italian, Latin, Chinese, Welsh, vocabulary, grammar, pronunciation, dictionary, translate, pronounce
  which | F | present | fact | - | Which languages do you learn at school? | Do you find languages easy or difficult?
  words | F | present | habit | - | How do you learn new words in a foreign language? | Do you learn new words with an app?
  another | F | conditional | opinion | - | Which other language would you like to learn? | Would you like to learn Italian or Chinese?
  important | H | present | reason | - | Why is it important to speak a foreign language? | Is it useful to speak a foreign language?
  later | H | future | plan | - | How will you use your languages in the future? | Will you use your languages on holiday?
  `,
);
