import { UNFINISHED_KEPT_DAYS } from "../../../domain/limits.ts";
import { Help } from "./Help.tsx";
import { Points } from "./Points.tsx";

/** /help/teachers: the manual of everything around an exercise; building one has a page of its own. */
export const HelpTeachers = () => (
  <Help
    heading="For teachers"
    lead="Build an exercise, share a link, read what came of it. Try a demo first: it shows in five minutes what your students will see."
    sections={[
      [
        "Your account",
        "Sign up with an e-mail address, or with Google where your school has set that up. Then choose “I am a Teacher”. This cannot be changed afterwards, so students choose “I am a Student”. Your school may ask for an invitation code, or for a confirmed address of its own.",
      ],
      [
        "Building an exercise",
        <p key="">
          “Create Assignment” leads through five steps: see <a href="/help/building">building an exercise</a>{" "}
          and <a href="/help/photos">choosing a photo</a>. “Edit” changes an exercise later, “Duplicate” makes
          another of it. Results say which version they belong to.
        </p>,
      ],
      [
        "Sharing it",
        <Points
          key=""
          of={[
            "“Share” gives you the link, a QR code that fills the screen for a projector, and ways to Google Classroom and Teams. It assigns the exercise to your classes too, each with a link of its own.",
            "Anyone with the link can play, without an account. Ask for first names or initials.",
            "Test it yourself first: your own tests are kept apart and count in no figure.",
            "You can set a last day, or close the link, under “Share”. Then it opens for nobody but you.",
            "“Archive” puts an exercise away. Its link works as before, and its results stay.",
          ]}
        />,
      ],
      [
        "Reading the results",
        <Points
          key=""
          of={[
            "“See Result” opens the class: grade, feedback, vocabulary and grammar for each student, the newest attempt first.",
            "A student's name opens the whole conversation, with every score and tip. “Retry answer” leaves only the newest answer; earlier attempts at the whole exercise stay.",
            "“At a glance” shows how the marks are spread, and which mistakes come up most, in your students' own words. “Make an exercise on this” opens a new exercise about one of them.",
            `Who has begun and not finished is listed too, for ${UNFINISHED_KEPT_DAYS} days.`,
            "The page follows while you look at it: who begins or finishes appears by itself, and you keep your place.",
            "“Download CSV” makes a file for a spreadsheet. “Print” prints the page.",
          ]}
        />,
      ],
      [
        "Your own mark",
        "On a student's result you can write a mark of your own with a reason, a request to do it again, and a private note. Enter in the mark's field saves it and goes on to the next student without a mark. Students see the mark and the reason, unless the exercise keeps marks back, and the request in any case: with an account on their progress page, without one when they open the link again on the same device. Only you see the note, and colleagues with whom you share the exercise. Viva's mark stays beside yours.",
      ],
      [
        "Colleagues",
        <Points
          key=""
          of={[
            "“Share with a colleague” on an exercise's page takes a colleague's email address: the one that they use here, and have confirmed. You say whether they can see it, or also edit it.",
            "A colleague finds it under “Shared with you” on the dashboard, with every result, flag, mark and note. Their own tries are kept apart as tests. They can duplicate it.",
            "A colleague who can edit also changes the exercise, marks results, and clears unfinished attempts. Deleting, sharing and assigning to classes stay with you.",
            "“Remove” takes it back at once.",
            "“Hand over to a colleague” makes an exercise your colleague's, with its link and its results. Before you leave the school, “Delete Account” on your profile lets you hand over everything, classes included.",
          ]}
        />,
      ],
      [
        "Classes",
        <Points
          key=""
          of={[
            "“Your classes” is where you paste a list: names, initials or codes, one a line. Nothing else about a student is kept.",
            "Assign exercises to the class, with a last day if you like, and give students the link that stands there. They choose themselves in the list, with a four-letter word that they need on other devices. “Reset the word” helps who has forgotten it, or found the place taken.",
            "The table shows who has done what, who is late and who has not started; it prints, and makes a CSV file, without flags and notes.",
            "A name in the table opens that student's page: their course over time, every mark, and what to work on. It prints for a parents' evening, without flags and private notes.",
            "Results under a typed name can be given to a student: open the result, and say whose it is.",
          ]}
        />,
      ],
      [
        "What the marks are worth",
        <Points
          key=""
          of={[
            "They are for practice, and predict no grade.",
            "A language model marks where your school has one. Where it has none, or it does not answer, Viva's own rules do. Each result says which, and figures never mix the two.",
            "If you choose an exam in the fourth step, the grade is marks by that exam's criteria, always by Viva's own rules, with what the student said for each.",
            "Models and rules both make mistakes. Where it matters, read the conversation.",
          ]}
        />,
      ],
      [
        "When a student says something worrying",
        <>
          <p>
            Viva's rules look for signs of distress or abuse, among other things. Mark does not answer these;
            the student sees help lines. Your dashboard says how many flags wait for you, and leads to the
            words; there you note what you have reviewed. Only you see that page and your notes.
          </p>
          <p>
            <strong>
              Nobody reads along, nobody is alerted, and much is missed that is put in an unusual way.
            </strong>{" "}
            Read your students' conversations, and follow your school's safeguarding policy. A student's own
            exercises are nobody else's to read.
          </p>
        </>,
      ],
      [
        "Deleting",
        <Points
          key=""
          of={[
            "One result: open it, and delete it there.",
            "An exercise: “Delete Exercise” takes its photos and all its results with it.",
            "Everything: “Delete Account” on your profile, which first offers a copy. The links that you have shared stop working, and your students' results go, too.",
          ]}
        />,
      ],
      [
        "Questions from students and parents",
        <p key="">
          There is a page <a href="/help/students">for students</a>, one on{" "}
          <a href="/help/microphone">microphones</a>, one on <a href="/help/privacy">privacy</a>, and one on{" "}
          <a href="/help/accessibility">accessibility</a>. Each of them prints well.
        </p>,
      ],
    ]}
  />
);
