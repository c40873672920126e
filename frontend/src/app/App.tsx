import { Route, Routes } from "react-router";
import { UnknownPage } from "../pages/UnknownPage.tsx";
import { classPaths } from "../shell/classPaths.ts";
import { paths } from "../shell/paths.ts";
import { EitherFrame, MembersOnly, PublicFrame } from "./frames.tsx";
import { screen } from "./screen.tsx";

const Login = screen(() => import("../account/Login.tsx").then(({ Login }) => Login));
const SignUp = screen(() => import("../account/SignUp.tsx").then(({ SignUp }) => SignUp));
const Reset = screen(() => import("../account/Reset.tsx").then(({ Reset }) => Reset));
const Dashboard = screen(() => import("../dashboard/Dashboard.tsx").then(({ Dashboard }) => Dashboard));
const Profile = screen(() => import("../profile/Profile.tsx").then(({ Profile }) => Profile));
const CreateExercise = screen(() =>
  import("../wizard/CreateExercise.tsx").then(({ CreateExercise }) => CreateExercise),
);
const Progress = screen(() => import("../progress/Progress.tsx").then(({ Progress }) => Progress));
const Classes = screen(() => import("../schoolClasses/Classes.tsx").then(({ Classes }) => Classes));
const ClassPage = screen(() => import("../schoolClasses/ClassPage.tsx").then(({ ClassPage }) => ClassPage));
const StudentPage = screen(() =>
  import("../schoolClasses/StudentPage.tsx").then(({ StudentPage }) => StudentPage),
);
const ByLabel = screen(() => import("../classes/ByLabel.tsx").then(({ ByLabel }) => ByLabel));
const FlagsPage = screen(() => import("../flags/FlagsPage.tsx").then(({ FlagsPage }) => FlagsPage));
const ManageAssignment = screen(() =>
  import("../results/ManageAssignment.tsx").then(({ ManageAssignment }) => ManageAssignment),
);
const ResultsPage = screen(() => import("../results/ResultsPage.tsx").then(({ ResultsPage }) => ResultsPage));
const ResultPage = screen(() => import("../results/ResultPage.tsx").then(({ ResultPage }) => ResultPage));

/** Every address of app.html, in the frame that it stands in. Each screen's code comes when it is gone to. */
export const App = () => (
  <Routes>
    <Route element={<PublicFrame />}>
      <Route path={paths.login} element={<Login />} />
      <Route path={paths.signUp} element={<SignUp />} />
    </Route>
    <Route element={<EitherFrame />}>
      <Route path={paths.reset} element={<Reset />} />
      <Route path="*" element={<UnknownPage />} />
    </Route>
    <Route element={<MembersOnly />}>
      <Route path={paths.dashboard} element={<Dashboard />} />
      <Route path={paths.createExercise} element={<CreateExercise />} />
      <Route path={paths.manage(":assignmentId")} element={<ManageAssignment />}>
        <Route index element={<ResultsPage />} />
        <Route path={paths.result(":assignmentId", ":attempt")} element={<ResultPage />} />
      </Route>
      <Route path={paths.classes} element={<Classes />} />
      <Route path={classPaths.one(":classId")} element={<ClassPage />} />
      <Route path={classPaths.student(":classId", ":placeId")} element={<StudentPage />} />
      <Route path={classPaths.labels} element={<ByLabel />} />
      <Route path={paths.flags} element={<FlagsPage />} />
      <Route path={paths.progress} element={<Progress />} />
      <Route path={paths.profile} element={<Profile />} />
    </Route>
  </Routes>
);
