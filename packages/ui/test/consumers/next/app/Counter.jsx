'use client';
import { Button } from '@waypage/ui/button';
import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Scan</Button>
      <output>{count}</output>
    </>
  );
}
