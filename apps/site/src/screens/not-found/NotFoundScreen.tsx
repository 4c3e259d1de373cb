import { NotFound } from '../../sections/not-found/NotFound.tsx';

/** What stands at an unknown address (specification, section 2). */
export default function NotFoundScreen() {
  return <NotFound />;
}
