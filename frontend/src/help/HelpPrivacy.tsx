import { Help } from "./Help.tsx";
import { kept } from "./kept.ts";
import { Points } from "./Points.tsx";

/** /help/privacy: for students and their parents. */
export const HelpPrivacy = () => (
  <Help
    heading="Privacy in plain words"
    lead="For students, and for their parents. In short: Viva keeps your words and not your voice, your teacher reads the conversation, and nobody sells anything."
    sections={[
      [
        "Who is responsible",
        "Your school, or whoever gave you the address of this Viva: it runs in an AWS account of theirs. Ask them first whatever you would like to know. There may be a privacy notice of the school's own.",
      ],
      [
        "What is kept, and how long",
        <dl key="" className="answers">
          {kept.map(([what, howLong]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{howLong}</dd>
            </div>
          ))}
        </dl>,
      ],
      [
        "Who sees it",
        <Points
          key=""
          of={[
            "The teacher who made the exercise reads your conversation and sees your result, and so do colleagues with whom that teacher shares the exercise. Other teachers and students don't.",
            "An exercise that you made for yourself is seen by you alone.",
            "Whoever looks after the school's AWS account could reach the database, which is encrypted.",
            "Other students see nothing of what you do, and no mark. If your class has a list, whoever has its link sees the names on it.",
          ]}
        />,
      ],
      [
        "Your name",
        "A shared exercise asks for a name, so that your teacher knows whose answers these are. A first name or initials will do. The model that answers you is not told the name; what you say yourself in an answer, it hears. Leave out addresses, telephone numbers and anything else that is private: Viva hides what it recognises as such from the model, and it doesn't recognise everything.",
      ],
      [
        "Which services take part",
        <>
          <p>These are services of Amazon Web Services, used in the account of whoever runs this Viva:</p>
          <Points
            of={[
              "Transcribe turns your speech into words. It gets the sound of your answers.",
              "Bedrock runs the language model that answers and marks. It gets the conversation and the exercise, with its photo if it has one. Amazon says that Bedrock neither keeps this nor trains models with it.",
              "Polly speaks Mark's sentences. It gets those only.",
              "Cognito keeps accounts and passwords. Guests get a number from it that says nothing about them.",
            ]}
          />
          <p>
            Amazon may keep what Transcribe and Polly are sent to improve its services, elsewhere in the world
            too, unless the owner of the account has opted out.{" "}
            <strong>Ask your school whether it has.</strong> But for that, and unless your school chose
            another place, all this is in the European Union, and the database is in Ireland. Where no model
            answers, Viva's own rules do, and the conversation goes to none.
          </p>
          <p>
            If you sign in with Google, Google knows that you did. Nothing of your conversations goes there.
          </p>
        </>,
      ],
      [
        "What stays on your device",
        "Who you are here, so that you can go on where you were; an unfinished conversation; what you have typed and not sent; your reading settings; and which way speech takes best. There are no advertising cookies, no trackers, and no pages of others inside ours. On a shared device, log out when you have finished; for a guest, the last page of a lesson forgets who it was. If you chose yourself in a class's list, this device goes on knowing you until somebody presses “Not you?”.",
      ],
      [
        "When you say something worrying",
        "Rules inside Viva look at each answer for signs that somebody is in distress or being hurt. Then you are shown people you can call, and your teacher sees a flag on that result, in exercises that a teacher has shared. Nobody reads along, and the rules miss things. If something is wrong, tell an adult you trust.",
      ],
      [
        "Seeing it, and having it deleted",
        <Points
          key=""
          of={[
            "With an account: “Delete Account” on your profile first offers “Download my data”, all of it in one file. Deleting takes your account, exercises, results and photos.",
            "As a guest: ask your teacher, who can show you your result and delete it.",
            "Ask your school if either doesn't work, or if something about you is wrong. In the United Kingdom you can also turn to the Information Commissioner's Office.",
          ]}
        />,
      ],
      [
        "For parents",
        "Your child talks with a program, and is told so before each lesson. It can be wrong in what it says and in how it marks; the mark is for practice and predicts no grade. There is no chat between students, no advertising, nothing to buy, and no profile that others could see. You can try a demo yourself: it needs no account.",
      ],
    ]}
  />
);
