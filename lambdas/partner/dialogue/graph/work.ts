import { graphOf } from "../followUp.ts";

export const work = graphOf(
  "work",
  `
  == ambitions: career, dream job, ambition, profession, job, future, aim, goal, position, trade
  later | F | conditional | plan | - | What job would you like to do later? | Would you like to work with children or animals?
  important | F | present | opinion | - | What is important to you in a job? | Is it important to you that a job is fun?
  place | F | conditional | plan | - | In which town or country would you like to work? | Would you like to work in London?
  salary | H | present | comparison | - | Is it more important to earn a lot or to enjoy your work? | Is money or fun more important in a job?
  ten-years | H | future | plan | - | What work do you think you will be doing in ten years? | Will you have a good job in ten years?

  == professions: doctor, nurse, engineer, lawyer, police officer, vet, journalist, firefighter, scientist, architect, designer, hairdresser, mechanic, pilot, programmer, electrician, farmer, artist, dentist, accountant
  interesting | F | present | opinion | - | Which jobs do you find interesting? | Do you find work with animals interesting?
  never | F | conditional | opinion | - | Which job would you not like to do? | Would you like to work on a farm?
  family | F | present | description | - | What is the job of somebody you know well? | Do you know somebody who works in an office?
  hard | F | present | comparison | - | Which job is the hardest, in your opinion? | Is working in a hospital easy or hard?
  society | H | present | reason | - | Which jobs are the most important for society, in your opinion? | Are teachers important for society?
  robots | H | future | hypothesis | - | Which jobs will robots do in the future? | Will robots work in shops in the future?

  == part-time: part-time job, holiday job, babysitting, babysitter, paper boy, waiter, waitress, shop assistant, customer, wait tables, babysit, deliver, serve
  any | F | present | fact | asks job | Do you have a part-time job? | Do you work at the weekend?
  opinion | F | present | opinion | if job | What do you think of your part-time job? | Is your job fun or boring?
  last | F | past | event | if job | What did you do at your job last week? | Did you work a lot last week?
  wish | F | conditional | opinion | if no job | Which part-time job would you like to do? | Would you like to work in a shop?
  summer | F | future | plan | - | Are you going to work next summer? | Are you going to work in a café next summer?
  advantages | H | present | reason | - | What are the advantages of a part-time job for students? | Is a part-time job good for students?
  combine | H | present | opinion | - | Is it difficult to combine a part-time job with school? | Is it difficult to work and study at the same time?

  == money: money, pay, salary, wage, income, earnings, saving, savings, earn, save
  young | F | present | fact | - | How can young people earn a little money? | Can young people earn money by babysitting?
  bought | F | past | event | - | Have you bought something useful recently? | Did you buy any clothes last month?
  save | F | conditional | plan | - | What would you like to save money for? | Would you like to save money for a trip?
  first-pay | F | future | plan | - | What will you do with your first salary one day? | Will you save your first salary?
  lottery | H | conditional | hypothesis | - | If you won a lot of money, would you still work? | Would you work if you were very rich?
  happy | H | present | opinion | - | Do you think that a high salary makes people happy? | Does money make people happy?

  == experience: work experience, application, CV, interview, appointment, experience, apply
  done | F | past | event | - | Have you already done any work experience? | Did you do work experience this year?
  where | F | conditional | plan | - | Where would you like to do work experience? | Would you like to do work experience in a hospital?
  useful | F | present | opinion | - | What do you think of work experience for students? | Is work experience useful for students?
  next | F | future | plan | - | Are you going to do work experience next year? | Are you going to work in a company next year?
  learn | H | present | reason | - | What can you learn on work experience that you can't learn at school? | Do you learn a lot on work experience?
  interview | H | conditional | hypothesis | - | What would you say about yourself in a job interview? | Would you talk about your hobbies in an interview?

  == after-sixteen: A levels, sixth form, sixth former, apprenticeship, apprentice, qualification, diploma, baccalaureate, Year 12, studies, training
  plans | F | future | plan | - | What are you going to do after your GCSEs? | Are you going to study after your exams?
  subjects | F | conditional | plan | - | Which subjects would you like to study after the age of sixteen? | Would you like to continue with maths?
  talk | F | past | event | - | Have you talked to somebody about your plans for the future? | Did you talk to a teacher about your plans?
  apprentice | H | present | comparison | - | Is it better to do an apprenticeship or to stay at school after sixteen? | Is an apprenticeship better than school?
  choice | H | present | reason | - | Why is it difficult to choose what to study after sixteen? | Is it difficult to choose your subjects?

  == university: university, uni, degree, fees, grant, graduate, enrol, research
  go | F | conditional | plan | - | Would you like to go to university? | Would you like to go to university or start work?
  what | F | conditional | plan | likes | What would you study at university? | Would you study science or languages?
  far | F | present | comparison | - | Is it better to study near your home or far away? | Is it better to live with your family while you study?
  necessary | H | present | opinion | - | Do you need a degree to get a good job? | Is it important to go to university?
  heard | H | past | opinion | likes | What have you heard about student life? | Have you heard good things about university?

  == abroad: foreigner, emigrate, immigrate, culture, adventure, tourism, world, country, discover, foreign countries
  year-out | F | conditional | opinion | - | Would you like to take a year out after leaving school? | Would you like to travel after leaving school?
  country | F | conditional | opinion | - | In which foreign country would you like to work? | Would you like to work in Europe or in the USA?
  languages | F | present | reason | - | Why are languages useful for work? | Are languages useful for a job in tourism?
  gap-good | H | present | comparison | - | What are the advantages and disadvantages of a gap year? | Is a gap year a good idea?
  live | H | conditional | hypothesis | - | What would you find difficult if you worked in another country? | Would it be difficult for you to work abroad?

  == skills: skill, talent, strength, weakness, quality, responsibility, ability, knowledge, creativity, achievement, success
  good-at | F | present | description | - | What are you good at? | Are you good at computing?
  learned | F | past | event | - | What useful thing have you learned this year? | Have you learned something useful this year?
  want | F | conditional | opinion | - | What would you like to learn for your future? | Would you like to learn to drive?
  need | F | future | opinion | - | Which quality will be the most important in your future job? | Will you need patience in your job?
  employers | H | present | opinion | - | Which qualities do employers look for in young people? | Do young people have to be punctual at work?

  == workplace: office, boss, colleague, company, factory, workplace, business, working day, working hours, meeting, employer, employee, manager, builder, building site
  office | F | conditional | opinion | - | Would you rather work in an office or outdoors? | Would you like to work in an office?
  team | F | present | opinion | - | Do you prefer to work in a team or by yourself? | Do you like working in a team?
  boss | F | present | opinion | - | What is a good boss like, in your opinion? | Should a good boss be strict or friendly?
  home | H | present | comparison | - | Is it better to work from home or in an office? | Is it practical to work from home?
  company | H | conditional | hypothesis | - | If you had your own company, what would you sell? | Would you like to have your own company?
  future | H | future | comparison | - | How will work change in the future? | Will people work less in the future?

  == volunteering: voluntary work, volunteer, volunteering, voluntary post, charity, campaign, organisation, raise money
  any | F | present | habit | asks volunteering | Do you do any voluntary work in your free time? | Do you help at a charity?
  last | F | past | event | if volunteering | What did you do in your voluntary work last time? | Was your voluntary work fun last time?
  why | F | present | reason | if volunteering | What do you like about your voluntary work? | Do you learn a lot in your voluntary work?
  wish | F | conditional | opinion | if no volunteering | Who would you like to help by doing voluntary work? | Would you like to help animals?
  important | H | present | reason | - | Why is voluntary work important for society? | Is voluntary work important?
  school | H | conditional | opinion | - | Would it be good if all students did voluntary work? | Should all students do voluntary work?

  == dreams: dream, hope, plan, independence, life, retirement, success, wish
  biggest | F | present | opinion | - | What is your biggest dream for the future? | Is your biggest dream a good job or a big house?
  live | F | future | plan | - | Where do you think you will live in ten years? | Will you live in a big city in ten years?
  child-dream | F | past | opinion | - | What did you dream of doing when you were six? | Did you want to be an astronaut when you were six?
  plan-change | H | past | comparison | - | How have your plans for the future changed since primary school? | Did you have different plans at primary school?
  successful | H | present | opinion | - | What does success in life mean to you? | Is a good job a success for you?
  `,
);
