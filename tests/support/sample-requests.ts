export const order = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "",
  course: "Complete Bundle",
  price: 3000,
};

export const contactMessage = {
  name: "Ravi Iyer",
  email: "",
  phone: "+91 98765 43210",
  message: "When does the next group start?",
};

export const postJson = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
