import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import javax.tools.ToolProvider;

/**
 * Compiles and runs Java programs, each with classes of its own.
 *
 * Reads a program's file and the file for its output from each line, separated by a tab, and
 * answers with the exit status. Starting a virtual machine takes longer than most programs.
 */
public class RunPrograms {
    private static final long TIME_LIMIT = 60_000;

    public static void main(String[] args) throws Exception {
        PrintStream answers = System.out;
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] files = line.split("\t");
            try (PrintStream output = new PrintStream(files[1], "UTF-8")) {
                System.setOut(output);
                System.setErr(output);
                answers.println(run(Path.of(files[0]), output));
            }
            answers.flush();
        }
    }

    private static int run(Path program, PrintStream output) throws Exception {
        Path classes = Files.createTempDirectory(program.getParent(), "classes");
        int compiled =
                ToolProvider.getSystemJavaCompiler()
                        .run(null, output, output, "-d", classes.toString(), program.toString());
        if (compiled != 0) return compiled;
        String name = program.getFileName().toString().replace(".java", "");
        AtomicInteger status = new AtomicInteger(1);
        URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
        Thread thread =
                new Thread(
                        () -> {
                            try {
                                Object arguments = new String[0];
                                loader.loadClass(name)
                                        .getMethod("main", String[].class)
                                        .invoke(null, arguments);
                                status.set(0);
                            } catch (Throwable problem) {
                                problem.printStackTrace(output);
                            }
                        });
        thread.setDaemon(true);
        thread.start();
        thread.join(TIME_LIMIT);
        return thread.isAlive() ? 124 : status.get();
    }
}
