import { PageHead } from '../../layout/page/PageHead.tsx';
import { PrintPlanner } from '../../sections/print-planner/PrintPlanner.tsx';

/** The print planner (decisions.md, "Routes"). */
export default function PrintPlannerScreen() {
  return (
    <>
      <PageHead />
      <PrintPlanner />
    </>
  );
}
