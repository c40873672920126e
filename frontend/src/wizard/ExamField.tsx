import { examLabel } from "../../../domain/exams/names.ts";
import { examsOffered, type Form } from "./form.ts";

type Props = { form: Form; fill(fields: Pick<Form, "exam">): void };

/** By which exam's criteria an exercise is marked: asked only where some exam has a part like it. */
export const ExamField = ({ form, fill }: Props) => {
  const offered = examsOffered(form);
  if (offered.length === 0) return null;
  const choose = (value: string) => fill({ exam: offered.find((exam) => exam === value) ?? "" });
  return (
    <label className="choose">
      Mark by an exam's criteria
      <select value={form.exam} onChange={({ target }) => choose(target.value)}>
        <option value="">None: a mark out of 100</option>
        {offered.map((exam) => (
          <option key={exam} value={exam}>
            {examLabel(exam)}
          </option>
        ))}
      </select>
    </label>
  );
};
