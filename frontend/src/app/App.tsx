import { lazy } from "react";
import { Route, Routes } from "react-router";
import { NothingHere } from "../pages/NothingHere.tsx";
import { paths } from "../shell/paths.ts";
import { EitherFrame, MembersOnly, PublicFrame } from "./frames.tsx";

const Login = lazy(() => import("../account/Login.tsx").then(({ Login }) => ({ default: Login })));
const SignUp = lazy(() => import("../account/SignUp.tsx").then(({ SignUp }) => ({ default: SignUp })));
const Reset = lazy(() => import("../account/Reset.tsx").then(({ Reset }) => ({ default: Reset })));
const Dashboard = lazy(() =>
  import("../dashboard/Dashboard.tsx").then(({ Dashboard }) => ({ default: Dashboard })),
);
const Profile = lazy(() => import("../profile/Profile.tsx").then(({ Profile }) => ({ default: Profile })));
const CreateExercise = lazy(() =>
  import("../wizard/CreateExercise.tsx").then(({ CreateExercise }) => ({ default: CreateExercise })),
);
const Progress = lazy(() =>
  import("../progress/Progress.tsx").then(({ Progress }) => ({ default: Progress })),
);
const Classes = lazy(() => import("../classes/Classes.tsx").then(({ Classes }) => ({ default: Classes })));
const ManageAssignment = lazy(() =>
  import("../manage/ManageAssignment.tsx").then(({ ManageAssignment }) => ({ default: ManageAssignment })),
);
const ResultsPage = lazy(() =>
  import("../manage/ResultsPage.tsx").then(({ ResultsPage }) => ({ default: ResultsPage })),
);
const ResultPage = lazy(() =>
  import("../manage/ResultPage.tsx").then(({ ResultPage }) => ({ default: ResultPage })),
);

/** Every address of app.html, in the frame that it stands in. Each screen's code comes when it is gone to. */
export const App = () => (
  <Routes>
    <Route element={<PublicFrame />}>
      <Route path={paths.login} element={<Login />} />
      <Route path={paths.signUp} element={<SignUp />} />
    </Route>
    <Route element={<EitherFrame />}>
      <Route path={paths.reset} element={<Reset />} />
      <Route path="*" element={<NothingHere />} />
    </Route>
    <Route element={<MembersOnly />}>
      <Route path={paths.dashboard} element={<Dashboard />} />
      <Route path={paths.createExercise} element={<CreateExercise />} />
      <Route path={paths.manage(":assignmentId")} element={<ManageAssignment />}>
        <Route index element={<ResultsPage />} />
        <Route path={paths.result(":assignmentId", ":attempt")} element={<ResultPage />} />
      </Route>
      <Route path={paths.classes} element={<Classes />} />
      <Route path={paths.progress} element={<Progress />} />
      <Route path={paths.profile} element={<Profile />} />
    </Route>
  </Routes>
);
