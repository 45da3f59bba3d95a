import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from "react";
import type { Order } from "#domain/plan.ts";

// Most visitors never open the dialog: its code comes with the first sign of interest.
const loadDialog = () => import("./enrollment-dialog.tsx");
const EnrollmentDialog = lazy(async () => ({ default: (await loadDialog()).EnrollmentDialog }));

type Enrollment = { open: (order: Order) => void; prepare: () => void };

const EnrollmentContext = createContext<Enrollment>({ open: () => {}, prepare: () => {} });

export const useEnrollment = () => useContext(EnrollmentContext);

const enrollmentState = { isOpen: false, order: null as Order | null };

export function EnrollmentProvider({ children }: { children: ReactNode }) {
  const [{ isOpen, order }, setState] = useState(enrollmentState);
  const [enrollment] = useState<Enrollment>(() => ({
    open: ({ course, price }) => setState({ isOpen: true, order: { course, price } }),
    prepare: () => void loadDialog(),
  }));

  return (
    <EnrollmentContext value={enrollment}>
      {children}
      {order && (
        <Suspense>
          <EnrollmentDialog isOpen={isOpen} order={order} onClose={() => setState({ isOpen: false, order })} />
        </Suspense>
      )}
    </EnrollmentContext>
  );
}
