import { Button } from '@waypage/ui/button';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';

const Styled = styled(Button)`
  border-radius: 5px;
`;

const root = document.getElementById('root');
if (root) {
  // `lg` has a radius of its own in the kit, by a rule that outweighs a class.
  createRoot(root).render(
    <>
      {/* So that no button lies under a pointer that rests at the corner of the window. */}
      <h1>Overrides</h1>
      <Button size="l">Kit</Button>
      <Button size="l" className="by-class">
        Class
      </Button>
      <Button size="l" className="rounded-3xl">
        Utility
      </Button>
      <Styled size="l">Styled</Styled>
    </>,
  );
}
